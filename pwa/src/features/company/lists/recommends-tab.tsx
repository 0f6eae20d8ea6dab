import { type Company, listCompanyRecommends, type Review } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { pageOf, ROWS } from '../../../api/page-of.ts';
import { asVisitor } from '../../../api/preview.ts';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { shownMonth } from '../../../directory/shown-date.ts';
import { Avatar, Badge, List, Meta } from '../../../ui/index.ts';
import { EditableSection } from '../edit/edit-mark.tsx';
import { Paged } from './paged.tsx';
import { usageName } from './people-tabs.tsx';
import { listTexts as texts } from './texts.ts';

type Props = { readonly company: Company; readonly preview: boolean; readonly none: ReactNode };

const PAGE_SIZE = ROWS.company.words;

/** What the people who use a service say of it, and the good points that its owner heard from them. */
export function RecommendsTab({ company, preview, none }: Props) {
  const { goodPointsByUsers: points, counts } = company;
  return (
    <>
      {counts.recommends > 0 || points.length === 0 ? (
        <Recommends id={company.id} preview={preview} none={none} />
      ) : (
        <p className="muted">{texts.noWords}</p>
      )}
      <EditableSection section="good-points" filled={points.length > 0}>
        <ul className="offers">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </EditableSection>
    </>
  );
}

function Recommends({ id, preview, none }: Omit<Props, 'company'> & { readonly id: string }) {
  const { query, page } = useListed(({ page = 1 }) => {
    const listing = { ...pageOf(PAGE_SIZE, page), ...asVisitor(preview) };
    return apiQuery(listCompanyRecommends, { params: { id }, query: listing });
  }, PAGE_SIZE);
  return (
    <Paged query={query} page={page} pageSize={PAGE_SIZE} none={none}>
      {(reviews) => (
        <List>
          {reviews.map((review) => (
            <Recommend key={review.id} {...review} />
          ))}
        </List>
      )}
    </Paged>
  );
}

function Recommend({ review, user, usageType, since }: Review) {
  return (
    <li className="item">
      <Avatar id={user.id} src={user.avatar} />
      <div className="item__b">
        <p className="item__t">
          <Link to="/profile/$id" params={{ id: user.id }} search={{}}>
            {user.name}
          </Link>
        </p>
        <p className="prose">{review}</p>
        <Meta
          parts={[
            [user.workFor, user.job].filter(Boolean).join('／'),
            <Badge key="usage">{usageName(usageType)}</Badge>,
            since !== null && texts.usedSince(shownMonth(since)),
          ]}
        />
      </div>
    </li>
  );
}
