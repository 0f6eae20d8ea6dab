import { type ReactNode, useState } from 'react';
import type { Row } from '../../offline/outbox/machine/row.ts';
import type { QueueActions } from '../../offline/ui/outbox/own-queue.ts';
import { titleOf } from '../../offline/ui/outbox/row-title.ts';
import { ConfirmDialog, notify } from '../../ui/index.ts';
import { syncTexts } from './texts.ts';

const texts = syncTexts.discard;

type Discarding = {
  readonly ask: (rows: readonly Row[]) => void;
  readonly dialog: ReactNode;
};

/** Asks before edits are given up, tells what goes with them, and offers them back for 8 s. */
export function useDiscard(
  { discard, putBack }: Pick<QueueActions, 'discard' | 'putBack'>,
  dependentsOf: (row: Row) => readonly Row[],
): Discarding {
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const [opened, setOpened] = useState(false);
  const carryOut = async () => {
    setOpened(false);
    const gone = await discard(asked.map(({ id }) => id));
    if (gone.length === 0) return notify({ text: texts.onItsWay, tone: 'alert' });
    notify({ text: texts.done(gone.length), action: { label: texts.undo, run: () => putBack(gone) } });
  };
  const dialog = (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      confirm={texts.confirm}
      danger
      onConfirm={() => void carryOut()}
      onCancel={() => setOpened(false)}
    >
      {consequences(asked, dependentsOf)}
    </ConfirmDialog>
  );
  const ask = (rows: readonly Row[]) => {
    setAsked(rows);
    setOpened(true);
  };
  return { ask, dialog };
}

function consequences(rows: readonly Row[], dependentsOf: (row: Row) => readonly Row[]): string {
  const named = new Set(rows);
  const others = new Set(rows.flatMap(dependentsOf).filter((row) => !named.has(row)));
  const [only] = rows;
  const said = [
    rows.length === 1 && only ? texts.one(titleOf(only)) : texts.many(rows.length),
    others.size > 0 && texts.cascade(others.size),
    rows.some(({ sent }) => sent) && texts.maybeSent,
    texts.undoable,
  ];
  return said.filter(Boolean).join('');
}
