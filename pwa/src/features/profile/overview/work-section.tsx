import type { Profile } from '@meikan/contracts';
import { sortedByStart } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { Logo, Meta } from '../../../ui/index.ts';
import { profileTexts as texts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-props.ts';

type Work = Profile['workExperiences'][number];

const month = (kept: string) => kept.replace('-', '/');

/** 「2023/04 – 現在」; nothing when no month is known. */
function period({ start, end }: Work['duration']): string {
  if (start === null && end === null) return '';
  return texts.period(start === null ? '' : month(start), end === null ? texts.present : month(end));
}

/** The work history, latest start first. */
export function WorkSection({ profile, onEdit }: OverviewProps) {
  const works = sortedByStart(profile.workExperiences);
  return (
    <Entry title={texts.sections.work} section="work" onEdit={onEdit} filled={works.length > 0}>
      <ul className="tl">
        {works.map((work, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same work may stand twice; rows hold no state
          <li key={position}>
            <Logo src={work.company?.logo} />
            <div>
              <p className="item__t">
                <Employer work={work} />
              </p>
              <Meta
                parts={[
                  <span key="title" className="tl__r">
                    {work.jobTitle}
                  </span>,
                  period(work.duration),
                ]}
              />
              {work.jobOverview && <p className="sm muted tl__d">{work.jobOverview}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Entry>
  );
}

function Employer({ work: { company, companyName } }: { readonly work: Work }) {
  if (!company) return <span>{companyName}</span>;
  return (
    <Link to="/companies/$id" params={{ id: company.id }}>
      {company.name}
    </Link>
  );
}
