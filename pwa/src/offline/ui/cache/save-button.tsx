import { useEffect, useState } from 'react';
import { Button } from '../../../ui/index.ts';
import type { Saved, Thing } from '../../cache/index.ts';
import { cacheFor } from '../../cache/lazy-cache.ts';
import { unlessClosed } from '../../outbox/store/closed.ts';
import { type ButtonFacts, buttonState } from './button-state.ts';
import { type Named, releaseByHand, renewByHand, saveByHand } from './save-actions.ts';
import { savedTexts } from './texts.ts';
import { useSaved, useSavedAccount, useWatched } from './use-saved.ts';
import './save-button.css';

const texts = savedTexts.button;

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
