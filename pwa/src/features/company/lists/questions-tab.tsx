import { listQuestionsOfCompany, type SurveyAnswer, type SurveyQuestion } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { pageOf, ROWS } from '../../../api/page-of.ts';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { shownDayOf } from '../../../directory/shown-date.ts';
import { HangingSection, Meta } from '../../../ui/index.ts';
import { Paged } from './paged.tsx';

type Props = { readonly id: string; readonly none: ReactNode };

const PAGE_SIZE = ROWS.company.words;

/** The questions of the survey that the company, or people about it, answered. They are answered with the survey. */
export function QuestionsTab({ id, none }: Props) {
  const { query, page } = useListed(({ page = 1 }) => {
    return apiQuery(listQuestionsOfCompany, { query: { companyId: id, answered: 'true', ...pageOf(PAGE_SIZE, page) } });
  }, PAGE_SIZE);
  return (
    <Paged query={query} page={page} pageSize={PAGE_SIZE} none={none}>
      {(questions) => questions.map((question) => <Answered key={question.id} {...question} />)}
    </Paged>
  );
}

function Answered({ text, category, answers }: SurveyQuestion) {
  return (
    <HangingSection title={text}>
      <Meta parts={[catalogueLabel('survey_question_categories', category) ?? category]} />
      <ul className="list">
        {answers.map((answer) => (
          <Answer key={answer.id} {...answer} />
        ))}
      </ul>
    </HangingSection>
  );
}

function Answer({ text, ofEntity: { entityId: id, kind, name }, updatedAt }: SurveyAnswer) {
  const to = kind === 'user' ? '/profile/$id' : '/companies/$id';
  return (
    <li className="item">
      <div className="item__b">
        <p className="prose">{text}</p>
        <Meta
          parts={[
            <Link key="who" className="link" to={to} params={{ id }} search={{}}>
              {name}
            </Link>,
            shownDayOf(updatedAt),
          ]}
        />
      </div>
    </li>
  );
}
