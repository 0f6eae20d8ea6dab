import { Button, Icon, notify } from '../../../ui/index.ts';
import { companyTexts } from '../texts.ts';

const texts = companyTexts.copy;

/** Copies the address of the page. Browsers may refuse the clipboard; then the reader is told where to copy by hand. */
export function CopyUrl({ id }: { readonly id: string }) {
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/companies/${encodeURIComponent(id)}`).then(
      () => notify({ text: texts.done }),
      () => notify({ text: texts.failed, tone: 'alert' }),
    );
  return (
    <Button onClick={() => void copy()}>
      <Icon name="link" />
      {texts.button}
    </Button>
  );
}
