import type { PersonCard } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../directory/failure.tsx';
import { PersonRow } from '../../directory/person-row.tsx';
import { Dialog, Empty, List, Pager, SkeletonList } from '../../ui/index.ts';
import { FollowButton } from './follow-button.tsx';
import { PAGE_SIZE, peopleQuery, type Side } from './people-query.ts';
import { followTexts as texts } from './texts.ts';

type Whose = { readonly id: string; readonly name: string };

type Props = {
  readonly person: Whose;
  /** Which of the two lists is open; null: closed. */
  readonly side: Side | null;
  readonly onClose: () => void;
};

/** Who follows a person, or whom that person follows: five a page, each to be followed from here. */
export function PeopleDialog({ person, side, onClose }: Props) {
  const [last, setLast] = useState<Side>('followers');
  if (side !== null && side !== last) setLast(side);
  return (
    <Dialog opened={side !== null} onClose={onClose} title={texts.titles[last](person.name)}>
      <People key={last} id={person.id} side={last} onLeave={onClose} />
    </Dialog>
  );
}

type PeopleProps = { readonly id: string; readonly side: Side; readonly onLeave: () => void };

function People({ id, side, onLeave }: PeopleProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...peopleQuery(id, side, page),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={PAGE_SIZE} picture="round" />
    );
  if (data.payload.length === 0) return <Empty title={texts.none[side]}>{texts.noneBody}</Empty>;
  return (
    <>
      <Rows people={data.payload} onLeave={onLeave} />
      <Pager total={data.total ?? data.payload.length} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
    </>
  );
}

/** A followed link leaves the list behind. */
function Rows({ people, onLeave }: { readonly people: readonly PersonCard[]; readonly onLeave: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that a link inside was followed; the links themselves act
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <div onClick={({ target }) => target instanceof Element && target.closest('a') && onLeave()}>
      <List>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} end={<FollowButton person={person} size="s" />} />
        ))}
      </List>
    </div>
  );
}
