import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar, ExternalMark, Logo, Thumb } from '../../../ui/index.ts';
import type { SavedItem } from '../../cache/index.ts';

type NameProps = {
  readonly item: SavedItem;
  /** The name as it is shown, where something of it is marked. */
  readonly children?: ReactNode;
};

/** A saved thing's name as a link to it; an article's leads to the site on which it stands. */
export function SavedName({ item: { kind, id, card }, children: name = card.name }: NameProps) {
  if (kind === 'person') {
    return (
      <Link to="/profile/$id" params={{ id }}>
        {name}
      </Link>
    );
  }
  if (kind === 'company') {
    return (
      <Link to="/companies/$id" params={{ id }}>
        {name}
      </Link>
    );
  }
  return (
    <a href={card.url ?? ''} target="_blank" rel="noopener">
      {name}
      <ExternalMark className="ic-s" />
    </a>
  );
}

/** The picture of a saved thing: round for people, square for companies, wide for articles. */
export function SavedPicture({ item: { kind, id, card } }: { readonly item: SavedItem }) {
  if (kind === 'person') return <Avatar id={id} src={card.picture} />;
  return kind === 'company' ? <Logo src={card.picture} /> : <Thumb src={card.picture} className="sv__t" />;
}

/** The kinds by which saved things are told apart in lists. */
export const SHOWN_KINDS = ['person', 'company', 'service', 'article'] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

export const kindOf = ({ kind, card }: SavedItem): ShownKind =>
  kind === 'company' && card.isService ? 'service' : kind;
