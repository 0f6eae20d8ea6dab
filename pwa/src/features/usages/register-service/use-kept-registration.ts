import { type Dispatch, useEffect } from 'react';
import { z } from 'zod';
import type { Draft } from '../../../offline/drafts/draft.ts';
import { useOpenDraft } from '../../../offline/drafts/open-draft.ts';
import { NO_LOGO } from './logo-form.ts';
import { isWritten, type KeptRegistration, type Move, type Registering } from './registering.ts';
import { emptyForm } from './service-form.ts';

/** Under this name what is written is kept on the device until it is registered or given up. */
const NAME = 'register-service';

const texts = z.object({
  ...{ name: z.string(), serviceType: z.string(), category: z.string(), description: z.string(), website: z.string() },
});
/** Drafts of before a logo was asked for have none. */
const logo = z.object({ photo: z.string().nullable(), copyright: z.boolean() }).default(NO_LOGO);
const values = z.object({ step: z.literal([1, 2]), form: texts, usageType: z.enum(['private', 'company']), logo });

function read({ values: kept, id }: Draft): KeptRegistration | null {
  const found = values.safeParse(kept);
  return found.success ? { ...found.data, id } : null;
}

/**
 * Keeps a registration as soon as more is written than the name that was looked for, under the id that it will be sent by,
 * and goes on there when the page was lost (F18).
 */
export function useKeptRegistration(opened: boolean, now: Registering | null, dispatch: Dispatch<Move>) {
  const keep = useOpenDraft({ name: NAME, opened, read, goOn: (kept) => dispatch({ type: 'restored', kept }) });
  useEffect(() => {
    if (now === null || !isWritten(now)) return;
    const { id, step, form, usageType, logo } = now;
    keep({ values: { step, form, usageType, logo }, first: emptyForm(''), id });
  }, [now, keep]);
  return { forget: () => keep(null) };
}
