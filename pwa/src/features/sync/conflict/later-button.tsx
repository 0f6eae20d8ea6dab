import { Button, Icon } from '../../../ui/index.ts';
import { conflictTexts as texts } from './texts.ts';

/** Puts the decision off; nothing is lost by it. */
export function LaterButton({ onLater }: { readonly onLater: () => void }) {
  return (
    <Button variant="quiet" onClick={onLater}>
      <Icon name="clock" />
      {texts.later}
    </Button>
  );
}
