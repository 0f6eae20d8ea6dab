import { listBlocks, type PersonCard } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { pageLink } from '../../directory/listing/query-link.tsx';
import { useListed } from '../../directory/listing/use-listed.ts';
import { PersonRow } from '../../directory/person-row.tsx';
import { Button, List, Pager, SkeletonList } from '../../ui/index.ts';
import { blockTexts as texts } from './blocks.texts.ts';
import { useBlock } from './use-block.ts';

const PAGE_SIZE = 5;

/** Whom one blocks, each to be let go. */
export function BlockedPeople() {
  const { query, page } = useListed(
    ({ page: asked = 1 }) => apiQuery(listBlocks, { query: { page: String(asked), limit: String(PAGE_SIZE) } }),
    PAGE_SIZE,
  );
  return (
    <>
      <h3 className="acc__h">{texts.list.title}</h3>
      <Asked query={query} waiting={<SkeletonList rows={1} picture="round" />}>
        {({ payload, total = payload.length }) =>
          total === 0 ? (
            <p className="sm muted">{texts.list.none}</p>
          ) : (
            <>
              <List label={texts.list.title}>
                {payload.map((person) => (
                  <Row key={person.id} person={person} />
                ))}
              </List>
              {total > PAGE_SIZE && <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} />}
            </>
          )
        }
      </Asked>
    </>
  );
}

function Row({ person }: { readonly person: PersonCard }) {
  const set = useBlock(person);
  const end = (
    <Button size="s" onClick={() => set(false)}>
      {texts.unblock}
      <span className="sr">{texts.unblockOne(person.name)}</span>
    </Button>
  );
  return <PersonRow person={person} end={end} />;
}
