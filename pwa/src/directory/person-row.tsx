import type { PersonCard } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar, Item } from '../ui/index.ts';

type Props = {
  readonly person: PersonCard;
  readonly facts?: readonly ReactNode[];
  readonly end?: ReactNode;
  /** Something before the picture, such as the day. */
  readonly before?: ReactNode;
};

/** A person in a list: picture, name, and where and as what they work unless other facts are given. */
export function PersonRow({ person, facts, end, before }: Props) {
  const work = [person.workFor, person.job].filter(Boolean).join('／');
  return (
    <Item
      centred
      picture={
        <>
          {before}
          <Avatar id={person.id} src={person.avatar} />
        </>
      }
      title={
        <Link to="/profile/$id" params={{ id: person.id }} search={{}}>
          {person.name}
        </Link>
      }
      meta={facts ?? [work]}
      end={end}
    />
  );
}
