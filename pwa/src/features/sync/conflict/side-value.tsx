import type { FieldFacts, Json } from '@meikan/contracts';
import { useMemo } from 'react';
import { Thumb } from '../../../ui/index.ts';
import { linesOf } from '../value-lines.ts';
import { conflictTexts as texts } from './texts.ts';
import { diffOf, type Piece, wordDiff } from './word-diff.ts';

type Props = {
  readonly facts: FieldFacts;
  readonly value: Json | undefined;
  /** What it is compared with; left out for the side that the others are compared with. */
  readonly base?: Json | undefined;
};

/** One side of a field as it reads, with what came and went since the base marked in it. */
export function SideValue({ facts, value, base }: Props) {
  if (value === undefined) return <p className="faint">{texts.unknown}</p>;
  if (holdsPictures(facts)) return <Pictures value={value} />;
  const lines = linesOf(facts, value);
  const before = base === undefined ? lines : linesOf(facts, base);
  if (lines.length === 0 && before.length === 0) return <p className="faint">{texts.none}</p>;
  if (typeof value === 'string' || typeof base === 'string') {
    return (
      <p className="cfv">
        <Compared before={before.join('')} after={lines.join('')} />
      </p>
    );
  }
  return (
    <ul className="cfv">
      {keyed(diffOf(before, lines)).map(({ key, piece }) => (
        <li key={key}>
          <Pieces pieces={[piece]} />
        </li>
      ))}
    </ul>
  );
}

/** Long texts take a moment: they are compared once, not at each key that is pressed beside them. */
function Compared({ before, after }: { readonly before: string; readonly after: string }) {
  const pieces = useMemo(() => wordDiff(before, after), [before, after]);
  return <Pieces pieces={pieces} />;
}

const holdsPictures = (facts: FieldFacts): boolean => [facts, facts.part(0)].some(({ holds }) => holds === 'pictures');

const addresses = (value: Json): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');

function Pictures({ value }: { readonly value: Json }) {
  const all = addresses(value);
  if (all.length === 0) return <p className="faint">{texts.none}</p>;
  return (
    <div className="cfv-p">
      {all.map((address) => (
        <Thumb key={address} src={address} />
      ))}
    </div>
  );
}

/** Pieces may read alike; their places tell them apart. */
const keyed = (pieces: readonly Piece[]) => pieces.map((piece, place) => ({ piece, key: `${place} ${piece.kind}` }));

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return keyed(pieces).map(({ piece: { kind, text }, key }) => {
    if (kind === 'same') return <span key={key}>{text}</span>;
    return kind === 'gone' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
  });
}
