import { useEffect, useState } from 'react';
import { unlessClosed } from '../../../device/closed.ts';
import { gaveValue } from '../../../device/persistence.ts';
import { Button, type Notice, notify } from '../../../ui/index.ts';
import type { Saved, SaveResult, Thing } from '../../cache/index.ts';
import { cacheFor } from '../../cache/lazy-cache.ts';
import { askToPersist } from '../../cache/settings.ts';
import { type ButtonFacts, buttonState } from './button-state.ts';
import { savedTexts } from './texts.ts';
import { useSaved, useSavedAccount, useWatched } from './use-saved.ts';
import './save-button.css';

const { button: texts, notices } = savedTexts;

type Props = { readonly kind: Thing['kind']; readonly id: string; readonly name: string };

/**
 * Keeps the page of a person or company on this device, and says what of it is there. While it is shown, the page counts
 * as looked at.
 */
export function SaveButton({ kind, id, name }: Props) {
  const account = useSavedAccount();
  const [pressedEarly, setPressedEarly] = useState(false);
  const saved = useSaved(pressedEarly);
  const facts = useWatched(saved, async (opened): Promise<ButtonFacts> => {
    const thing = { kind, id };
    return { item: await opened.stateOf(thing), progress: opened.progressOf(thing) };
  });
  useEffect(() => {
    if (saved !== null) void unlessClosed(saved.visited({ kind, id }));
  }, [saved, kind, id]);
  if (saved?.available === false) return <Unavailable />;
  // A press before it is known what is there counts, and does not wait until the page has opened it by itself.
  const open = () => {
    if (saved === null) setPressedEarly(true);
    return saved ?? cacheFor(account);
  };
  return <Toggle open={open} named={{ thing: { kind, id }, name }} facts={facts} />;
}

/** Disabled with its reason, never hidden. */
function Unavailable() {
  return (
    <div className="svb">
      <Button icon="download" disabled aria-describedby="save-unavailable">
        {texts.save}
      </Button>
      <p className="svb__n" id="save-unavailable">
        {texts.unavailable}
      </p>
    </div>
  );
}

type ToggleProps = {
  readonly open: () => Saved | Promise<Saved>;
  readonly named: Named;
  readonly facts: ButtonFacts | undefined;
};

function Toggle({ open, named, facts }: ToggleProps) {
  const { icon, label, pressed, busy, note, further } = buttonState(facts);
  const act = (command: (saved: Saved, named: Named) => Promise<void>) => async () => {
    const saved = open();
    await command(saved instanceof Promise ? await saved : saved, named);
  };
  return (
    <div className="svb">
      <Button icon={icon} aria-pressed={pressed} busy={busy} onClick={act(pressed ? releaseByHand : saveByHand)}>
        <span>{label}</span>
        <span className="sr">{texts.of(named.name)}</span>
      </Button>
      <p className="svb__n" role="status">
        <span>{note}</span>
        {further !== null && (
          <button type="button" className="link" onClick={act(renewByHand)}>
            {further}
          </button>
        )}
      </p>
    </div>
  );
}

/** A thing, and what people call it. */
type Named = { readonly thing: Thing; readonly name: string };

/** Saves because somebody pressed the button: asks the browser to protect the storage, and says what came of it. */
async function saveByHand(saved: Saved, { thing, name }: Named): Promise<void> {
  // Asked before anything is awaited: some browsers want the gesture that led here.
  const persisted = askToPersist();
  const first = (await saved.list()).every(({ reasons }) => !reasons.includes('pinned'));
  const result = await saved.pin(thing, name);
  if (result === 'saved') gaveValue();
  // That the browser gives no promise is said once; afterwards the storage page says it.
  say(result, name, !first || (await persisted));
}

async function renewByHand(saved: Saved, { thing, name }: Named): Promise<void> {
  say(await saved.renew(thing), name, true);
}

async function releaseByHand(saved: Saved, { thing, name }: Named): Promise<void> {
  await saved.unpin(thing);
  const run = () => void saveByHand(saved, { thing, name });
  notify({ text: notices.released(name), action: { label: notices.undo, run } });
}

function say(result: SaveResult, name: string, persisted: boolean): void {
  const notice = noticeOf(result, name, persisted);
  if (notice !== null) notify(notice);
}

/** `full` and `failed` are said by the cache itself, wherever they come from. */
function noticeOf(result: SaveResult, name: string, persisted: boolean): Notice | null {
  switch (result) {
    case 'saved':
      return { text: persisted ? notices.saved(name) : notices.savedUnprotected(name) };
    case 'waits-for-wifi':
      return { text: notices.waits(name), tone: 'waiting' };
    case 'unreachable':
      return { text: notices.unreachable, tone: 'waiting' };
    case 'gone':
      return { text: notices.gone(name), tone: 'alert' };
    case 'full':
    case 'failed':
      return null;
    default:
      return result satisfies never;
  }
}
