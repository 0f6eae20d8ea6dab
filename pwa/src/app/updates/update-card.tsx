import { Button } from '../../ui/index.ts';
import type { Update } from './update-state.ts';
import { updatesTexts as texts } from './updates.texts.ts';
import '../corner/corner.css';
import './update-card.css';

/** What is new, what is safe, and the two answers. */
export function UpdateCard({ update }: { readonly update: Exclude<Update, { kind: 'none' }> }) {
  const held = update.kind === 'held';
  return (
    <div className="corner upd">
      <p className="corner__t">{held ? texts.heldTitle : texts.title}</p>
      <p className="upd__b">{held ? texts.held : texts.kept(update.pending)}</p>
      <div className="corner__f">
        <Button onClick={update.later}>{texts.later}</Button>
        <Button variant="primary" onClick={update.apply}>
          {held ? texts.again : texts.apply}
        </Button>
      </div>
    </div>
  );
}
