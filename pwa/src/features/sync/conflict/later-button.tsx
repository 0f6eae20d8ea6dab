import { Button } from '../../../ui/index.ts';
import { conflictTexts as texts } from './texts.ts';

/** Puts the decision off; nothing is lost by it. */
export function LaterButton({ onLater }: { readonly onLater: () => void }) {
  return (
    <Button icon="clock" variant="quiet" onClick={onLater}>
      {texts.later}
    </Button>
  );
}
