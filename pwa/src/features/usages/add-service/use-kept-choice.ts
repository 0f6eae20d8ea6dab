import { searchCompanies } from '@meikan/contracts';
import { type Dispatch, useEffect, useState } from 'react';
import { z } from 'zod';
import { keepDraft, readDraft } from '../../../offline/drafts/drafts.ts';
import type { Choice, Choosing } from './choosing.ts';
import type { FoundService } from './use-service-search.ts';

/** Under this name the choice is kept on the device until it is registered or given up. */
const NAME = 'add-service';

const kept = z.object({ service: searchCompanies.answer.element, usageType: z.enum(['private', 'company']) });

/** Keeps a service that was picked, with the way of using it, and goes on there when the page was lost (F18). */
export function useKeptChoice(now: Choosing<FoundService>, dispatch: Dispatch<Choice<FoundService>>) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    let left = false;
    readDraft(NAME).then((draft) => {
      const found = kept.safeParse(draft?.values);
      if (left || !found.success) return;
      dispatch({ type: 'restored', ...found.data });
      setRestored(true);
    }, reportError);
    return () => {
      left = true;
    };
  }, [dispatch]);
  useEffect(() => {
    if (now.stage !== 'telling') return;
    const { service, usageType } = now;
    keepDraft(NAME, { values: { service, usageType }, first: null, id: service.id });
  }, [now]);
  return { restored: restored && now.stage === 'telling', forget: () => keepDraft(NAME, null) };
}
