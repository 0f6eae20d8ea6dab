import { z } from 'zod';

/** One field's fault: `field` is a dotted path into the body, query or parameters; `message` is Japanese, for people. */
export const fieldError = z
  .object({ field: z.string(), code: z.string(), message: z.string() })
  .meta({ id: 'FieldError' });

/** RFC 9457, with a stable `code`; `payload` repeats the message, since old callers read that. */
export const problem = z
  .object({
    type: z.string(),
    status: z.number().int(),
    code: z.string(),
    title: z.string(),
    detail: z.string(),
    instance: z.string().optional(),
    errors: z.array(fieldError),
    payload: z.string(),
    /** The thing that is there already, where a registration was refused because of it. */
    existing: z.object({ id: z.string() }).optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.output<typeof problem>;
export type FieldError = z.output<typeof fieldError>;
