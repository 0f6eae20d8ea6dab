import type { SavedItem } from '../../offline/cache/index.ts';
import { kindOf, SHOWN_KINDS, type ShownKind } from '../../offline/ui/cache/saved-name.tsx';
import { savedTexts } from '../../offline/ui/cache/texts.ts';

/** How much each kind takes of all that is saved. Pictures that several things share count for each. */
export function StoreBar({ items }: { readonly items: readonly SavedItem[] }) {
  const bytes = new Map<ShownKind, number>();
  for (const item of items) bytes.set(kindOf(item), (bytes.get(kindOf(item)) ?? 0) + item.bytes);
  const total = Math.max(
    1,
    [...bytes.values()].reduce((sum, each) => sum + each, 0),
  );
  const kinds = SHOWN_KINDS.filter((kind) => (bytes.get(kind) ?? 0) > 0);
  return (
    <div className="store">
      <svg className="store__b" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {slices(kinds.map((kind) => (100 * (bytes.get(kind) ?? 0)) / total)).map(({ from, width }, index) => (
          <rect key={from} x={from} width={width} height="1" className={`store__${index}`} />
        ))}
      </svg>
      <ul className="store__k">
        {kinds.map((kind, index) => (
          <li key={kind}>
            <i className={`store__${index}`} />
            {savedTexts.kinds[kind]} <b>{savedTexts.size(bytes.get(kind) ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function slices(widths: readonly number[]): readonly { readonly from: number; readonly width: number }[] {
  let from = 0;
  return widths.map((width) => {
    const slice = { from, width };
    from += width;
    return slice;
  });
}
