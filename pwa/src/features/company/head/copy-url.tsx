import { copyText } from '../../../directory/copy-text.ts';
import { Button } from '../../../ui/index.ts';
import { companyTexts } from '../texts.ts';

const texts = companyTexts.copy;

/** Copies the address of the page. Browsers may refuse the clipboard; then the reader is told where to copy by hand. */
export function CopyUrl({ id }: { readonly id: string }) {
  const address = `${location.origin}/companies/${encodeURIComponent(id)}`;
  return (
    <Button icon="link" onClick={() => void copyText(address, texts)}>
      {texts.button}
    </Button>
  );
}
