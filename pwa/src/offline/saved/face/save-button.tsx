import { useEffect } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { unlessClosed } from '../../store/closed.ts';
import type { Saved, Thing } from '../index.ts';
import { type ButtonFacts, buttonState } from './button-state.ts';
import { releaseByHand, renewByHand, saveByHand } from './save-wishes.ts';
import { savedTexts } from './texts.ts';
import { useSaved } from './use-saved.ts';
import { useWatched } from './use-watched.ts';
import './save-button.css';

const texts = savedTexts.button;

type Props = { readonly kind: Thing['kind']; readonly id: string; readonly name: string };

/**
 * Keeps the page of a person or company on this device, and says what of it is there. While it is shown, the page counts
 * as looked at.
 */
export function SaveButton({ kind, id, name }: Props) {
  const saved = useSaved();
  const facts = useWatched(saved, async (opened): Promise<ButtonFacts> => {
    const thing = { kind, id };
    return { item: await opened.stateOf(thing), progress: opened.progressOf(thing) };
  });
  useEffect(() => {
    if (saved !== null) void unlessClosed(saved.visited({ kind, id }));
  }, [saved, kind, id]);
  if (saved?.available === false) return <Unavailable />;
  return <Toggle saved={saved} named={{ thing: { kind, id }, name }} facts={facts ?? { item: null, progress: null }} />;
}

/** Disabled with its reason, never hidden (offline.md 6). */
function Unavailable() {
  return (
    <div className="svb">
      <Button disabled aria-describedby="save-unavailable">
        <Icon name="download" />
        {texts.save}
      </Button>
      <p className="svb__n" id="save-unavailable">
        {texts.unavailable}
      </p>
    </div>
  );
}

type ToggleProps = {
  readonly saved: Saved | null;
  readonly named: { readonly thing: Thing; readonly name: string };
  readonly facts: ButtonFacts;
};

function Toggle({ saved, named, facts }: ToggleProps) {
  const { icon, label, pressed, busy, note, further } = buttonState(facts);
  const toggle = () => {
    if (saved === null) return;
    void (pressed ? releaseByHand(saved, named) : saveByHand(saved, named));
  };
  return (
    <div className="svb">
      <Button aria-pressed={pressed} busy={busy} onClick={toggle}>
        <Icon name={icon} />
        {label}
        <span className="sr">{texts.of(named.name)}</span>
      </Button>
      <p className="svb__n" role="status">
        {note}
        {further !== null && saved !== null && (
          <button type="button" className="link" onClick={() => void renewByHand(saved, named)}>
            {further}
          </button>
        )}
      </p>
    </div>
  );
}
