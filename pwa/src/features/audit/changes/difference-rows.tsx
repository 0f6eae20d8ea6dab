import type { FieldDifference } from '@meikan/contracts';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/index.ts';
import type { Entity } from '../queries.ts';
import { auditTexts } from '../texts.ts';
import { fieldName } from './field-names.ts';
import { OriginPopover } from './origin-popover.tsx';
import { partAt, separatorOf, shownValue } from './shown-value.ts';
import { itemPieces, type Json, type Piece, type Pieces, textPieces } from './value-parts.ts';

const texts = auditTexts.changes;

type Props = { readonly category: Entity['category']; readonly difference: FieldDifference };

/** One field: its value before and after, and on demand who made it so. */
export function DifferenceRows({ category, difference }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = fieldName(category, difference.path);
  const { before, after } = piecesOf(category, difference);
  return (
    <>
      <tr>
        <th scope="row" rowSpan={2}>
          {name}
          {difference.by && <OriginButton of={name} open={open} controls={id} onToggle={() => setOpen(!open)} />}
        </th>
        <Side sign="−" label={texts.before} pieces={before} as="del" />
      </tr>
      <tr>
        <Side sign="＋" label={texts.after} pieces={after} as="ins" />
      </tr>
      {open && difference.by && (
        <tr className="prov-r">
          <td colSpan={3}>
            <OriginPopover
              id={id}
              title={texts.originOf(name)}
              by={difference.by}
              previously={difference.previously}
              onClose={() => setOpen(false)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

type ButtonProps = {
  readonly of: string;
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
};

function OriginButton({ of, open, controls, onToggle }: ButtonProps) {
  return (
    <button
      type="button"
      className={open ? 'edit prov-b is-open' : 'edit prov-b'}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="history" />
      <span aria-hidden="true">{texts.origin}</span>
      <span className="sr">{texts.originOf(of)}</span>
    </button>
  );
}

type SideProps = {
  readonly sign: string;
  readonly label: string;
  readonly pieces: readonly Piece[];
  readonly as: 'del' | 'ins';
};

function Side({ sign, label, pieces, as: Mark }: SideProps) {
  return (
    <>
      <td className="sgn">
        <span aria-hidden="true">{sign}</span>
        <span className="sr">{label}</span>
      </td>
      <td className="diff__v">
        {pieces.map(({ text, changed }, position) => {
          // Pieces have no other identity than their place, and are drawn anew together.
          const key = `${position} ${text}`;
          return changed ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>;
        })}
      </td>
    </>
  );
}

function piecesOf(category: string, { path, before, after }: FieldDifference): Pieces {
  const at = partAt(category, path);
  const shown = (value: Json | undefined) => shownValue(value, at);
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '')
    return textPieces(shown(before), shown(after));
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    const item = (value: Json, index: number) => shownValue(value, { ...at, facts: at.facts.part(index) });
    const pieces = itemPieces(before.map(item), after.map(item));
    const separator = separatorOf([...before, ...after]);
    return { before: listed(pieces.before, separator), after: listed(pieces.after, separator) };
  }
  return { before: [wholly(shown(before))], after: [wholly(shown(after))] };
}

/** A value that is not there is not struck through. */
function wholly(text: string): Piece {
  return { text, changed: text !== auditTexts.value.none };
}

function listed(items: readonly Piece[], separator: string): readonly Piece[] {
  const between = { text: separator, changed: false };
  return items.flatMap((item, place) => (place === 0 ? [item] : [between, item]));
}
