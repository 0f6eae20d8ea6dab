import { Icon } from '../icon/icon.tsx';
import { buttonTexts as texts } from './texts.ts';

/** The ↗ at the end of a link that opens a new tab, with the words for those who do not see it. */
export function ExternalMark({ className }: { readonly className?: string }) {
  return (
    <>
      <Icon name="external" {...(className ? { className } : {})} />
      <span className="sr">{texts.opensNewTab}</span>
    </>
  );
}
