import { z } from 'zod';

/** What people say, and what pages tell of what they offer: the files beside those of `pack-schemas.ts`. */
const text = z.string();
const optionalText = z.string().nullable();
const month = z.object({ date: text, text });

const author = z.object({ profession: text, label: text });
export const voice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('recommendation'), id: text, serviceId: text, author, review: text }),
  z.object({
    type: z.literal('qa'),
    id: text,
    companyId: optionalText,
    serviceId: optionalText,
    question: text,
    answer: text,
  }),
  z.object({
    type: z.literal('employee_opinion'),
    id: text,
    companyId: text,
    opinionAboutCompany: text,
    opinionOverall: text,
  }),
]);

/** Beside the page's first words, which companies.json and services.json hold. */
export const offer = z.object({
  companyId: text,
  feePlans: z.array(
    z.object({
      name: text,
      fee: z.number().int().nullable(),
      paymentWay: z.enum(['Onetime', 'Monthly', 'PayPerUse']),
      numberMonth: z.number().int().nullable(),
      areaLabel: optionalText,
      tagName: optionalText,
    }),
  ),
  inSupport: z.boolean(),
  updateSupport: optionalText,
  roadmap: z.array(month),
  helpTopics: z.array(z.object({ title: text, text: optionalText, url: optionalText })),
  goodPointsByUsers: z.array(text),
  achievements: z.array(month),
});

export const survey = z.object({
  id: text,
  category: text,
  askedOn: text,
  text,
  answers: z.array(z.object({ companyId: text, on: text, text })),
});
