import { Link } from '@tanstack/react-router';
import { Note } from '../../ui/index.ts';
import { publicationTexts } from './publication/publication.texts.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.previewNote;

/** Tells owners that they look at their page as visitors do, and leads back. */
export function PreviewNote({ id, isDraft }: { readonly id: string; readonly isDraft: boolean }) {
  return (
    <Note title={texts.title} icon="eye">
      {isDraft ? publicationTexts.draft.preview : texts.body}{' '}
      <Link className="link" to="/profile/$id" params={{ id }} search={{}}>
        {texts.leave}
      </Link>
    </Note>
  );
}
