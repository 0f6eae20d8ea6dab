import { useEffect, useState } from 'react';
import { z } from 'zod';
import { keepDraft, readDraft } from '../../../offline/drafts/drafts.ts';
import { NO_LOGO } from './logo-form.ts';
import type { Registering } from './registering.ts';
import { emptyForm } from './service-form.ts';

/** Under this name what is written is kept on the device until it is registered or given up. */
const NAME = 'register-service';

const texts = z.object({
  ...{ name: z.string(), serviceType: z.string(), category: z.string(), description: z.string(), website: z.string() },
});
/** Drafts of before a logo was asked for have none. */
const logo = z.object({ photo: z.string().nullable(), copyright: z.boolean() }).default(NO_LOGO);
const kept = z.object({ step: z.literal([1, 2]), form: texts, usageType: z.enum(['private', 'company']), logo });

type GoOn = (state: Registering, id: string) => void;

/** Keeps a registration that is being written, under the id that it will be wished by, and goes on there when the page was lost (F18). */
export function useKeptRegistration(now: Registering | null, id: string, goOn: GoOn) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    let left = false;
    readDraft(NAME).then((draft) => {
      const found = kept.safeParse(draft?.values);
      if (left || draft === null || !found.success) return;
      goOn(found.data, draft.id);
      setRestored(true);
    }, reportError);
    return () => {
      left = true;
    };
  }, [goOn]);
  useEffect(() => {
    if (now !== null) keepDraft(NAME, { values: now, first: emptyForm(''), id });
  }, [now, id]);
  return { restored: restored && now !== null, forget: () => keepDraft(NAME, null) };
}
