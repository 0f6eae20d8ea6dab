import { type Notice, notify } from '../../../ui/index.ts';
import type { Saved, SaveResult, Thing } from '../../cache/index.ts';
import { askToPersist } from '../../cache/settings.ts';
import { gaveValue } from '../../sync/value-moment.ts';
import { savedTexts } from './texts.ts';

const texts = savedTexts.notices;

/** A thing, and what people call it. */
export type Named = { readonly thing: Thing; readonly name: string };

/** Saves because somebody pressed the button: asks the browser to protect the storage, and says what came of it. */
export async function saveByHand(saved: Saved, { thing, name }: Named): Promise<void> {
  // Asked before anything is awaited: some browsers want the gesture that led here.
  const persisted = askToPersist();
  const first = (await saved.list()).every(({ reasons }) => !reasons.includes('pinned'));
  const result = await saved.pin(thing, name);
  if (result === 'saved') gaveValue();
  // That the browser gives no promise is said once; afterwards the storage page says it.
  say(result, name, !first || (await persisted));
}

export async function renewByHand(saved: Saved, { thing, name }: Named): Promise<void> {
  say(await saved.renew(thing), name, true);
}

export async function releaseByHand(saved: Saved, { thing, name }: Named): Promise<void> {
  await saved.unpin(thing);
  const run = () => void saveByHand(saved, { thing, name });
  notify({ text: texts.released(name), action: { label: texts.undo, run } });
}

function say(result: SaveResult, name: string, persisted: boolean): void {
  const notice = noticeOf(result, name, persisted);
  if (notice !== null) notify(notice);
}

/** `full` and `failed` are said by the cache itself, wherever they come from. */
function noticeOf(result: SaveResult, name: string, persisted: boolean): Notice | null {
  switch (result) {
    case 'saved':
      return { text: persisted ? texts.saved(name) : texts.savedUnprotected(name) };
    case 'waits-for-wifi':
      return { text: texts.waits(name), tone: 'waiting' };
    case 'unreachable':
      return { text: texts.unreachable, tone: 'waiting' };
    case 'gone':
      return { text: texts.gone(name), tone: 'alert' };
    case 'full':
    case 'failed':
      return null;
    default:
      return result satisfies never;
  }
}
