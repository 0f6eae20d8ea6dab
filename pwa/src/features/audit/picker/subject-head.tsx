import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryLink } from '../../../directory/listing/query-link.tsx';
import { Button, buttonClass, ChipFilter, Icon } from '../../../ui/index.ts';
import type { Subject } from '../audit-query.ts';
import { entityOf, stateQuery } from '../queries.ts';
import { auditTexts } from '../texts.ts';
import { subjectName } from './subject-name.ts';
import './picker.css';

const texts = auditTexts.subject;

type Props = {
  readonly subject: Subject;
  readonly beside: boolean;
  readonly onLeave: () => void;
};

/** Leads to the newest of a stream. */
const streamLink = queryLink((stream: 'own' | 'beside') => ({
  beside: stream === 'beside' || undefined,
  ...{ at: undefined, from: undefined, page: undefined },
}));

/** Whose history is open, which of its streams, and the ways out. */
export function SubjectHead({ subject, beside, onLeave }: Props) {
  const { data } = useQuery(stateQuery(entityOf(subject, false)));
  return (
    <>
      <div className="row row-w sp subject">
        <p className="subject__n">
          <span className="xs faint">{texts.kinds[subject.kind]}</span>
          <b>{data ? (subjectName(data.payload.state) ?? texts.unnamed) : '…'}</b>
        </p>
        <div className="row row-w">
          <PageLink subject={subject} />
          <Button icon="search" size="s" onClick={onLeave}>
            {auditTexts.pick.another}
          </Button>
        </div>
      </div>
      {subject.kind !== 'article' && (
        <ChipFilter
          label={texts.streams}
          choices={[
            { value: 'own', label: texts.own[subject.kind] },
            { value: 'beside', label: texts.beside[subject.kind] },
          ]}
          value={beside ? 'beside' : 'own'}
          link={streamLink}
        />
      )}
    </>
  );
}

/** Articles have no page of their own. */
function PageLink({ subject: { kind, id } }: { readonly subject: Subject }) {
  if (kind === 'article') return null;
  const look = buttonClass({ size: 's' });
  const inside = (
    <>
      <Icon name="eye" />
      {texts.open}
    </>
  );
  return kind === 'user' ? (
    <Link to="/profile/$id" params={{ id }} search={{}} className={look}>
      {inside}
    </Link>
  ) : (
    <Link to="/companies/$id" params={{ id }} search={{}} className={look}>
      {inside}
    </Link>
  );
}
