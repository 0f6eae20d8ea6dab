import { notificationKinds, notificationsOfKind } from '@meikan/domain';
import { z } from 'zod';

export const notificationKind = z.enum(notificationKinds).meta({ title: 'お知らせの種類' });

const { follow, article, page, claim, report, plan } = notificationsOfKind;
const notificationType = z.enum([...follow, ...article, ...page, ...claim, ...report, ...plan]);

/** What somebody is told of what others did: what is alike and of one day in Japan is told once. */
export const notification = z
  .object({
    type: notificationType,
    /** When the latest of it came. */
    at: z.string(),
    isNew: z.boolean(),
    /** What it is about, of several things of the same the latest; null: the reader's own account. Its name is null where it is out of sight. */
    about: z
      .object({ kind: z.enum(['user', 'company', 'article']), id: z.string(), name: z.string().nullable() })
      .nullable(),
    /** Whose doing it is, the latest first: at most three of them. */
    by: z.array(z.object({ kind: z.enum(['user', 'company']), id: z.string(), name: z.string() })),
    /** How often it was done. */
    count: z.number().int(),
    /** Why, as an admin says. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;
