/** The text with the part that was looked for bold and underlined; half and full width and case are the same here. */
export function Highlight({ text, part }: { readonly text: string; readonly part: string }) {
  const wanted = part.trim().normalize('NFKC').toLowerCase();
  const at = wanted === '' ? -1 : text.normalize('NFKC').toLowerCase().indexOf(wanted);
  // Where normalising changes the length, positions no longer fit the text: better no mark than a wrong one.
  if (at < 0 || text.normalize('NFKC').length !== text.length) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
