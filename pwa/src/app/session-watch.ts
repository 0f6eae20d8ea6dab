import { onOutcome } from '../api/outcomes.ts';
import { forgetSession } from '../session/sign-out.ts';
import { notify } from '../ui/index.ts';
import { shellTexts as texts } from './shell/texts.ts';

/** Forgets a session that the server no longer knows, and says so once. */
export function watchSession(): void {
  onOutcome((outcome) => {
    if (outcome !== 'session-refused') return;
    forgetSession();
    notify({ text: texts.sessionEnded, tone: 'alert' });
  });
}
