import type { CallAnswer, searchEverything } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Avatar, Highlight, Item, Logo, Seal, Thumb } from '../../ui/index.ts';
import { searchTexts as texts } from './texts.ts';

export type Found = CallAnswer<typeof searchEverything>[number];

type Props = { readonly found: Found; readonly text: string; readonly withKind: boolean };

function Picture({ kind, id, picture }: Found) {
  if (kind === 'person') return <Avatar id={id} src={picture} />;
  return kind === 'article' ? <Thumb src={picture} className="found__t" /> : <Logo src={picture} />;
}

/** Items of content are opened from their own list, where their address is known. */
function FoundLink({ found: { kind, id, name }, text }: Omit<Props, 'withKind'>) {
  const marked = <Highlight text={name} part={text} />;
  if (kind === 'article') {
    return (
      <Link to="/search" search={{ kind, search: name }}>
        {marked}
      </Link>
    );
  }
  return kind === 'person' ? (
    <Link to="/profile/$id" params={{ id }} search={{}}>
      {marked}
    </Link>
  ) : (
    <Link to="/companies/$id" params={{ id }} search={{}}>
      {marked}
    </Link>
  );
}

/** A find of any kind, with what was looked for marked. */
export function FoundRow({ found, text, withKind }: Props) {
  return (
    <Item
      picture={<Picture {...found} />}
      title={
        <>
          <FoundLink found={found} text={text} /> {found.isVerified && <Seal />}
        </>
      }
      description={found.overview && <Highlight text={found.overview} part={text} />}
      meta={[withKind && texts.kinds[found.kind], found.note && <Highlight key="note" text={found.note} part={text} />]}
    />
  );
}
