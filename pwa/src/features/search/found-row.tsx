import type { CallAnswer, searchEverything } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { ContentLink } from '../../directory/content-link.tsx';
import { matchOf } from '../../directory/match.ts';
import { Avatar, Highlight, Item, Logo, type Marks, Seal, Thumb } from '../../ui/index.ts';
import { searchTexts as texts } from './texts.ts';

export type Found = CallAnswer<typeof searchEverything>[number];

type Props = { readonly found: Found; readonly text: string; readonly withKind: boolean };

function Picture({ kind, id, picture }: Found) {
  if (kind === 'person') return <Avatar id={id} src={picture} />;
  return kind === 'article' ? <Thumb src={picture} className="found__t" /> : <Logo src={picture} />;
}

/** An item of content that can no longer be read leads nowhere. */
function FoundLink({ found: { kind, id, name, item }, marks }: { readonly found: Found; readonly marks: Marks }) {
  const marked = <Highlight text={name} marks={marks} />;
  if (kind === 'article') return item === undefined ? marked : <ContentLink item={item}>{marked}</ContentLink>;
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

/** A find of any kind, with why it was found: a sentence of its page instead of the first ones, facts, and the words marked. */
export function FoundRow({ found, text, withKind }: Props) {
  const { kind, name, note, overview, isVerified, matched } = found;
  const { marks, sentence = overview, facts } = matchOf(matched, text, [name, note]);
  return (
    <Item
      picture={<Picture {...found} />}
      title={
        <>
          <FoundLink found={found} marks={marks} /> {isVerified && <Seal />}
        </>
      }
      description={sentence && <Highlight text={sentence} marks={marks} />}
      meta={[
        withKind && texts.kinds[kind],
        ...facts.map((fact) => <Highlight key={fact} text={fact} marks={marks} />),
        note && <Highlight key="note" text={note} marks={marks} />,
      ]}
    />
  );
}
