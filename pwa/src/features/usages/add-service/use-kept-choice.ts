import { searchCompanies } from '@meikan/contracts';
import { type Dispatch, useEffect, useState } from 'react';
import { z } from 'zod';
import type { Draft } from '../../../offline/drafts/draft.ts';
import { useOpenDraft } from '../../../offline/drafts/open-draft.ts';
import type { Choice, Choosing } from './choosing.ts';
import type { FoundService } from './use-service-search.ts';

/** Under this name the choice is kept on the device until it is registered or given up. */
const NAME = 'add-service';

const kept = z.object({ service: searchCompanies.answer.element, usageType: z.enum(['private', 'company']) });

const read = ({ values }: Draft) => kept.safeParse(values).data ?? null;

/** Keeps a service that was picked, with the way of using it, and goes on there when the page was lost (F18). */
export function useKeptChoice(opened: boolean, now: Choosing<FoundService>, dispatch: Dispatch<Choice<FoundService>>) {
  const [restored, setRestored] = useState(false);
  const keep = useOpenDraft({
    name: NAME,
    opened,
    read,
    goOn: (found) => {
      dispatch({ type: 'restored', ...found });
      setRestored(true);
    },
  });
  useEffect(() => {
    if (now.stage !== 'telling') return;
    const { service, usageType } = now;
    keep({ values: { service, usageType }, first: null, id: service.id });
  }, [now, keep]);
  return { restored: restored && now.stage === 'telling', forget: () => keep(null) };
}
