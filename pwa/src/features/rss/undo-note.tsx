import { useEffect, useRef } from 'react';
import { Button } from '../../ui/index.ts';
import { rssTexts } from './rss.texts.ts';

const texts = rssTexts.removal;
/** As long as a notice at the foot of the page, which is out of reach while a dialog is open. */
const STAYS = 8000;

/** What was just removed, and how it comes back. */
export type Removed = { readonly name: string; readonly undo: () => Promise<boolean> };

type Props = { readonly removed: Removed; readonly onGone: () => void };

/** Offers to undo a removal for 8 s, in the place where the focus would be lost with the row. */
export function UndoNote({ removed, onGone }: Props) {
  const row = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    row.current?.querySelector('button')?.focus();
    const timer = setTimeout(onGone, STAYS);
    return () => clearTimeout(timer);
  }, [onGone]);
  const bringBack = async () => {
    onGone();
    await removed.undo();
  };
  return (
    <p ref={row} className="rss__r" role="status">
      <span>{texts.done(removed.name)}</span>
      <Button size="s" onClick={() => void bringBack()}>
        {texts.undo}
      </Button>
    </p>
  );
}
