import { type Dispatch, useEffect } from 'react';
import { z } from 'zod';
import { keepDraft, readDraft } from '../../../offline/drafts/drafts.ts';
import { NO_LOGO } from './logo-form.ts';
import { isWritten, type Move, type Registering } from './registering.ts';
import { emptyForm } from './service-form.ts';

/** Under this name what is written is kept on the device until it is registered or given up. */
const NAME = 'register-service';

const texts = z.object({
  ...{ name: z.string(), serviceType: z.string(), category: z.string(), description: z.string(), website: z.string() },
});
/** Drafts of before a logo was asked for have none. */
const logo = z.object({ photo: z.string().nullable(), copyright: z.boolean() }).default(NO_LOGO);
const values = z.object({ step: z.literal([1, 2]), form: texts, usageType: z.enum(['private', 'company']), logo });

/**
 * Keeps a registration as soon as more is written than the name that was looked for, under the id that it will be wished by,
 * and goes on there when the page was lost (F18).
 */
export function useKeptRegistration(now: Registering | null, dispatch: Dispatch<Move>) {
  useEffect(() => {
    let left = false;
    readDraft(NAME).then((draft) => {
      const found = values.safeParse(draft?.values);
      if (left || draft === null || !found.success) return;
      dispatch({ type: 'restored', kept: { ...found.data, id: draft.id } });
    }, reportError);
    return () => {
      left = true;
    };
  }, [dispatch]);
  useEffect(() => {
    if (now === null || !isWritten(now)) return;
    const { id, step, form, usageType, logo } = now;
    keepDraft(NAME, { values: { step, form, usageType, logo }, first: emptyForm(''), id });
  }, [now]);
  return { forget: () => keepDraft(NAME, null) };
}
