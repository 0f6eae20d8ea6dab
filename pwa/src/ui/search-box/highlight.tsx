import { Fragment } from 'react';
import { type Marks, placesOf } from './marks.ts';

/**
 * The text with what was looked for bold and underlined. One element, so that a row with gaps between its parts does not tear
 * a name.
 */
export function Highlight({ text, marks }: { readonly text: string; readonly marks: Marks }) {
  const places = placesOf(text, marks);
  if (places.length === 0) return <span>{text}</span>;
  return (
    <span>
      {places.map(({ from, to }, index) => (
        <Fragment key={from}>
          <span>{text.slice(places[index - 1]?.to ?? 0, from)}</span>
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(places.at(-1)?.to ?? 0)}</span>
    </span>
  );
}
