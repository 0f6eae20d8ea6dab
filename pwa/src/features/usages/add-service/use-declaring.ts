import { useState } from 'react';
import { declaration, type NamedService } from '../../../directory/usage-edit.ts';
import { arrivalOf, enqueue, isStorageFull, presentOutbox, type Standing } from '../../../offline/index.ts';
import { offlineTexts } from '../../../offline/outbox/texts.ts';
import { usageTypeOf, useOwnHolder } from '../own-holder.ts';
import { usageTexts } from '../texts.ts';
import type { UsageType } from './choosing.ts';

/** Where a declared usage is when its person is told. */
export type Place = 'applied' | 'kept';

/** Declares that a picked service is used, and tells where that word has come, or why it was not taken. */
export function useDeclaring(onDone: (place: Place) => void) {
  const holder = useOwnHolder();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const declare = async (service: NamedService, usageType: UsageType) => {
    setBusy(true);
    setFailure(null);
    try {
      const arrival = await arrivalOf(await enqueue(declaration(holder, service, usageTypeOf(holder, usageType))));
      if (arrival.kind === 'standing') setFailure(await takeBack(arrival.row));
      else onDone(arrival.kind);
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      setFailure(offlineTexts.full);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, declare };
}

/** What the server said no to while the dialog is open is given up there; answers its words. */
async function takeBack({ id, trouble }: Standing): Promise<string> {
  await (await presentOutbox()).discard([id]);
  const problem = trouble.kind === 'conflict' ? null : trouble.problem;
  return problem?.detail || problem?.title || usageTexts.refused;
}
