import { Avatar, Logo, Thumb } from '../../../ui/index.ts';
import type { SavedItem } from '../index.ts';

/** The picture of a saved thing: round for people, square for companies, wide for articles. */
export function SavedPicture({ item: { kind, id, card } }: { readonly item: SavedItem }) {
  if (kind === 'person') return <Avatar id={id} src={card.picture} />;
  return kind === 'company' ? <Logo src={card.picture} /> : <Thumb src={card.picture} className="sv__t" />;
}
