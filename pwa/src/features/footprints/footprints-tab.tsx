import { listFootprints, type Profile } from '@meikan/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { pageLink } from '../../directory/listing/query-link.tsx';
import { useCorrected, useListQuery } from '../../directory/listing/use-list-query.ts';
import { VisitorRow } from '../../directory/visitor-row.tsx';
import { Empty, List, Pager } from '../../ui/index.ts';
import { footprintTexts as texts } from './footprints.texts.ts';

const PAGE_SIZE = 5;

/** Who came to see the profile, for its owner alone: the newest first, each once. */
export function FootprintsTab({ profile }: { readonly profile: Profile }) {
  // Deferred: the old page stays until the new one is there.
  const listed = useDeferredValue(useListQuery());
  const { page = 1 } = listed;
  const asked = { params: { id: profile.id }, query: { page: String(page), limit: String(PAGE_SIZE) } };
  const { data } = useSuspenseQuery(apiQuery(listFootprints, asked));
  const total = data.total ?? data.payload.length;
  useCorrected(listed, { total, pageSize: PAGE_SIZE });
  return (
    <div className="tabp">
      <p>
        <b>{texts.visits(profile.footprintUserCount)}</b>
      </p>
      <p className="sm muted">
        {texts.note}{' '}
        <Link className="link" to="/account">
          {texts.settings}
        </Link>
      </p>
      {total === 0 ? (
        <Empty title={texts.none} level={2}>
          {texts.noneBody}
        </Empty>
      ) : (
        <>
          <List label={texts.list}>
            {data.payload.map((person) => (
              <VisitorRow key={person.id} person={person} />
            ))}
          </List>
          <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
        </>
      )}
    </div>
  );
}
