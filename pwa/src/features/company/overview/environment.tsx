import type { Company } from '@meikan/contracts';
import { ENVIRONMENT_GROUPS, type EnvironmentAnswer, environmentAnswers, teamAxes } from './environment-answers.ts';
import { environmentTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** What the company answered of its working environment: name, bar where there is a scale, answer. */
export function EnvironmentList({ company }: Props) {
  const answers = environmentAnswers(company);
  return (
    <>
      <dl className="env">
        {answers.map((answer) => (
          <Answer key={answer.group} {...answer} />
        ))}
      </dl>
      <p className="xs faint env__n">{texts.answered(answers.length, ENVIRONMENT_GROUPS)}</p>
    </>
  );
}

function Answer({ label, answers, share }: EnvironmentAnswer) {
  const [first = '', ...others] = answers;
  if (share === null) {
    return (
      <div>
        <dt>{label}</dt>
        <dd className="env__all">{[first, ...others].join('、')}</dd>
      </div>
    );
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd className="env__b">
        <Bar share={share} label={texts.scale(label, first)} />
      </dd>
      <dd className="env__v">{first}</dd>
    </div>
  );
}

function Bar({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <span className="bar" role="img" aria-label={label}>
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

/** Where the team stands between two ways of working. */
export function TeamAxes({ company }: Props) {
  return (
    <ul className="axes">
      {teamAxes(company).map(({ key, left, right, value }) => (
        <li key={key}>
          <span>{left}</span>
          <span className="axes__s" role="img" aria-label={texts.axis(left, right, value)} data-at={value}>
            {[1, 2, 3, 4, 5].map((step) => (
              <i key={step} data-on={step === value || undefined} />
            ))}
          </span>
          <span>{right}</span>
        </li>
      ))}
    </ul>
  );
}
