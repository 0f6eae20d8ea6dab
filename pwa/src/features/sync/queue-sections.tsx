import type { Row } from '../../offline/outbox/machine/row.ts';
import { Section } from '../../ui/index.ts';
import { QueueRow } from './queue-row.tsx';
import { syncTexts as texts } from './texts.ts';
import { WindowedList } from './windowed-list.tsx';

type Part = 'conflicts' | 'failed' | 'waiting';

/** What needs the person stands first: below ten thousand waiting edits nobody would find it. */
const PARTS: readonly Part[] = ['conflicts', 'failed', 'waiting'];

function partOf(row: Row): Part {
  if (row.status !== 'standing') return 'waiting';
  return row.trouble.kind === 'conflict' ? 'conflicts' : 'failed';
}

/** The queue in its order, parted by what is asked of the person. */
export function QueueSections({ rows }: { readonly rows: readonly Row[] }) {
  const parts = PARTS.map((part) => ({ part, within: rows.filter((row) => partOf(row) === part) }));
  return parts
    .filter(({ within }) => within.length > 0)
    .map(({ part, within }) => (
      <Section key={part} title={texts[part].title} note={texts[part].note}>
        <WindowedList items={within} keyOf={({ id }) => id} label={texts[part].title}>
          {(row) => <QueueRow row={row} />}
        </WindowedList>
      </Section>
    ));
}
