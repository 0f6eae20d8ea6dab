import { type Build, body, plain } from './build.ts';
import { things } from './things.ts';

const survey = { text: 'この一年で何を学びましたか。', category: 'growth' };
const answer = { text: '校正の基本です。' };
/** Answers whose writers would change them. */
const onAnswers: Build = async (write) => {
  for (const id of ['sora', 'mio', 'staff']) await write.answer(things.question, { kind: 'user', id });
  for (const id of [things.company, 'rivalry']) await write.answer(things.question, { kind: 'company', id });
  return { params: { answerId: things.company }, body: answer };
};

/** What admins ask and people answer. */
export const surveyExamples: Readonly<Record<string, Build>> = {
  listQuestionsOfCompany: plain({ query: `?companyId=${things.company}` }),
  countQuestionsAnsweredByCompany: plain({ query: `?companyId=${things.company}` }),
  createSurveyQuestion: body(survey),
  updateSurveyQuestion: plain({ params: { id: things.question }, body: survey }),
  // Another question than the one that all answer.
  deactivateSurveyQuestion: async (write) => {
    await write.question('closing');
    return { params: { id: 'closing' } };
  },
  answerAsOwnCompany: body(answer),
  answerAsCompany: plain({ params: { entityId: things.company }, body: answer }),
  answerAsPerson: body({ ...answer, relatedCompanyId: things.company }),
  changeAnswerOfCompany: onAnswers,
  changeAnswerOfOwnCompany: onAnswers,
  changeAnswerOfPerson: onAnswers,
  deleteAnswerOfEntity: plain({ query: `?entityId=${things.profile}` }),
};
