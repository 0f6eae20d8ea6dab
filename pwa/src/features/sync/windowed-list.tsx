import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So many rows come and go together. */
const CHUNK = 20;
/** What a row that was never drawn is taken to measure, in px. */
const ROW = 84;
/** How far beyond the screen rows are drawn already. */
const AHEAD = '800px 0px';

type Props<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly label: string;
  /** The content of one item. */
  readonly children: (item: T) => ReactNode;
};

/**
 * A list of any length of which only what is near the screen is drawn. A chunk that goes leaves its height
 * behind, so nothing jumps; its rows tell their place in the whole to screen readers.
 */
export function WindowedList<T>({ items, keyOf, label, children }: Props<T>) {
  const starts = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_none, index) => index * CHUNK);
  return starts.map((start) => (
    <Chunk key={start} alone={starts.length === 1} length={Math.min(CHUNK, items.length - start)} label={label}>
      {() =>
        items.slice(start, start + CHUNK).map((item, index) => (
          <li key={keyOf(item)} className="q" aria-posinset={start + index + 1} aria-setsize={items.length}>
            {children(item)}
          </li>
        ))
      }
    </Chunk>
  ));
}

type ChunkProps = {
  /** A list of one chunk is always drawn whole. */
  readonly alone: boolean;
  readonly length: number;
  readonly label: string;
  readonly children: () => ReactNode;
};

function Chunk({ alone, length, label, children }: ChunkProps) {
  const place = useRef<HTMLOListElement>(null);
  const [near, setNear] = useState(alone);
  const [height, setHeight] = useState(length * ROW);
  useEffect(() => {
    const list = place.current;
    if (!list || alone) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        // Told late, of several moments at once, the last is how it stands.
        const entry = entries.at(-1);
        if (!entry) return;
        // Whoever has the focus in here keeps it.
        const stays = entry.isIntersecting || list.contains(document.activeElement);
        if (!stays) setHeight(entry.boundingClientRect.height);
        setNear(stays);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(list);
    return () => watch.disconnect();
  }, [alone]);
  return (
    <ol ref={place} className="list" aria-label={label} style={near ? undefined : { height }}>
      {near && children()}
    </ol>
  );
}
