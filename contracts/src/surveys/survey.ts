import { z } from 'zod';

const entity = z.object({ entityId: z.string(), kind: z.enum(['user', 'company']) });

/** An answer as its writer is told of it. Within its question it is named by its entity, which has one answer at most. */
export const givenAnswer = z
  .object({
    id: z.string(),
    ofEntity: entity,
    /** The company that the answer is about; null: none, or one that is not public. */
    relatedCompanyId: z.string().nullable(),
    text: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'GivenSurveyAnswer' });
export type GivenSurveyAnswer = z.output<typeof givenAnswer>;

/** The same as it is read, with who says so. */
export const surveyAnswer = givenAnswer
  .extend({ ofEntity: entity.extend({ name: z.string(), picture: z.string().nullable() }) })
  .meta({ id: 'SurveyAnswer' });
export type SurveyAnswer = z.output<typeof surveyAnswer>;

export const askedQuestion = z
  .object({ id: z.string(), text: z.string(), category: z.string(), status: z.enum(['ACTIVE', 'INACTIVE']) })
  .meta({ id: 'AskedSurveyQuestion' });

/** How many answers a question carries at most; `answerCount` tells how many there are. */
export const answersShown = 50;

/** A question with its answers: the asker's own first, then the one that was written last. */
export const surveyQuestion = askedQuestion
  .extend({
    answers: z.array(surveyAnswer),
    answerCount: z.number(),
    /** Whether the asker could answer and has not; false for visitors. */
    notYetAnswered: z.boolean(),
  })
  .meta({ id: 'SurveyQuestion' });
export type SurveyQuestion = z.output<typeof surveyQuestion>;
