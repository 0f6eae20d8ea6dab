import { useReducer } from 'react';
import { isWritten } from '../register-service/registering.ts';
import { registerTexts } from '../register-service/texts.ts';
import { useRegistration } from '../register-service/use-registration.ts';
import { usageTexts } from '../texts.ts';
import { choose, stepOf } from './choosing.ts';
import { type Place, useDeclaring } from './use-declaring.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { type FoundService, useServiceSearch } from './use-service-search.ts';

/** Everything that the dialog is drawn from; `registers` as `begins` of a registration. */
export function useAdding(opened: boolean, onDone: (place: Place) => void, registers?: string) {
  const [now, dispatch] = useReducer(choose<FoundService>, { stage: 'looking' });
  const search = useServiceSearch();
  const choice = useKeptChoice(opened, now, dispatch);
  const registration = useRegistration(opened, onDone, registers);
  const forget = () => {
    choice.forget();
    registration.forget();
  };
  const declaring = useDeclaring((place) => {
    forget();
    onDone(place);
  });
  const registering = registration.now;
  return {
    ...{ now, dispatch, search, registration, declaring, forget },
    restored: choice.restored || registering?.restored === true,
    title: registering === null ? usageTexts.dialog.title : registerTexts.title,
    steps: registering === null ? usageTexts.dialog.steps : registration.steps,
    step: registering === null ? stepOf(now, search.finds.length) : registering.step,
    /** Whether something would be lost: a choice, or what was written. */
    begun: registering === null ? now.stage !== 'looking' : isWritten(registering),
  };
}

export type Adding = ReturnType<typeof useAdding>;
