/**
 * The text with the part that was looked for bold and underlined; half and full width and case are the same here. One element,
 * so that a row with gaps between its parts does not tear a name.
 */
export function Highlight({ text, part }: { readonly text: string; readonly part: string }) {
  const wanted = part.trim().normalize('NFKC').toLowerCase();
  const plain = text.normalize('NFKC').toLowerCase();
  const at = wanted === '' ? -1 : plain.indexOf(wanted);
  // Where normalising changes the length, positions no longer fit the text: better no mark than a wrong one.
  if (at < 0 || plain.length !== text.length) return <span>{text}</span>;
  const end = at + wanted.length;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <mark>{text.slice(at, end)}</mark>
      <span>{text.slice(end)}</span>
    </span>
  );
}
