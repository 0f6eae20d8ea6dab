import { useReducer, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Holder } from '../../../directory/usage-edit.ts';
import { isStorageFull } from '../../../offline/index.ts';
import { offlineTexts } from '../../../offline/outbox/texts.ts';
import type { UsageType } from '../add-service/choosing.ts';
import type { Place } from '../add-service/use-declaring.ts';
import { useOwnHolder } from '../own-holder.ts';
import { registerService, takeBack } from './enqueue-service.ts';
import { type LogoForm, logoFaultsOf } from './logo-form.ts';
import { type Move, type Registering, register } from './registering.ts';
import { faultsOf, type ServiceForm } from './service-form.ts';
import { registerTexts as texts } from './texts.ts';
import { NO_TROUBLE, type Trouble, troubleOf, troubleSaid, troubleWith } from './trouble.ts';
import { useKeptRegistration } from './use-kept-registration.ts';

/** How far it has come, what is wrong with it, and what the device keeps of it. */
function useWriting(opened: boolean, begins: string | undefined) {
  const [now, dispatch] = useReducer(register, begins ?? null, (name) =>
    name === null ? null : register(null, { type: 'began', name, id: uuidv7() }),
  );
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const change = (move: Move) => {
    setTrouble(NO_TROUBLE);
    dispatch(move);
  };
  return { now, dispatch, trouble, setTrouble, change, ...useKeptRegistration(opened, now, dispatch) };
}

/**
 * Registers a service that the directory does not have, in two steps, with its first usage. `begins`: with this name at once, without
 * looking for it before.
 */
export function useRegistration(opened: boolean, onDone: (place: Place) => void, begins?: string) {
  const { now, dispatch, trouble, setTrouble, change, forget } = useWriting(opened, begins);
  const done = (place: Place) => {
    forget();
    onDone(place);
  };
  const holder = useOwnHolder();
  const { busy, send } = useSending(holder, setTrouble, done);
  // The choice of a logo stands above the dialog, which does not close under it.
  const [asking, ask] = useState(false);
  const toFirst = () => dispatch({ type: 'went-back' });
  return {
    ...{ now, trouble, busy, holder, asking, ask },
    steps: holder.kind === 'company' ? texts.stepsOfOwner : texts.steps,
    begin: (name: string) => dispatch({ type: 'began', name, id: uuidv7() }),
    write: (changes: Partial<ServiceForm>) => change({ type: 'wrote', changes, id: uuidv7() }),
    tell: (usageType: UsageType) => dispatch({ type: 'told', usageType }),
    giveLogo: (changes: Partial<LogoForm>) => change({ type: 'gave-logo', changes, id: uuidv7() }),
    /** To the second step, when nothing is wrong with the first. */
    goOn: () => {
      const faults = now === null ? {} : faultsOf(now.form);
      if (Object.keys(faults).length > 0) return setTrouble(troubleWith(faults));
      dispatch({ type: 'went-on' });
    },
    goBack: toFirst,
    send: () => now !== null && void send(now, toFirst),
    /** It is registered, or given up: nothing of it is kept any more. */
    forget,
  };
}

export type Registration = ReturnType<typeof useRegistration>;

function useSending(holder: Holder, onTrouble: (trouble: Trouble) => void, onDone: (place: Place) => void) {
  const [busy, setBusy] = useState(false);
  const send = async ({ id, form, usageType, logo }: Registering, toFirst: () => void) => {
    const faults = holder.kind === 'company' ? logoFaultsOf(holder.id, logo) : {};
    if (Object.keys(faults).length > 0) return onTrouble(troubleWith(faults));
    setBusy(true);
    onTrouble(NO_TROUBLE);
    try {
      const arrival = await registerService({ id, holder, form, usageType, logo });
      if (arrival.kind !== 'standing') return onDone(arrival.kind);
      await takeBack(arrival.row);
      const trouble = troubleOf(arrival.row);
      onTrouble(trouble);
      // What is wrong with a field is mended where the field is.
      if (Object.keys(trouble.fields).some((field) => field in form)) toFirst();
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      onTrouble(troubleSaid(offlineTexts.full));
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
