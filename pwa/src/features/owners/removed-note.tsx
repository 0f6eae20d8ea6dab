import type { PageOwner } from '@meikan/contracts';
import { useEffect, useRef } from 'react';
import { Button, Note } from '../../ui/index.ts';
import { ownersTexts } from './owners.texts.ts';

const texts = ownersTexts.remove;

type Props = { readonly removed: PageOwner; readonly onUndo: (owner: PageOwner) => void };

/** Who was just taken out, and the way back, where the row was: a notice at the foot of the page is out of reach here. */
export function RemovedNote({ removed, onUndo }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={row} role="status">
      <Note title={texts.done(removed.name)}>
        <Button size="s" onClick={() => onUndo(removed)}>
          {texts.undo}
        </Button>
      </Note>
    </div>
  );
}
