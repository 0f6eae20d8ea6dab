import { NoteDialog } from './note-dialog.tsx';
import { type DialogProps, SectionDialog } from './section-dialog.tsx';
import type { SectionKey } from './section-fields.ts';
import { SnsDialog } from './sns-dialog.tsx';

export { RegisterDialog } from '../own-page/register-dialog.tsx';
export { RelationDialog } from '../relations/relation-dialog.tsx';

/** The dialog of a section: made from the table, but for the two whose forms are of another kind. */
export function SectionForm({ section, ...props }: DialogProps & { readonly section: SectionKey }) {
  if (section === 'sns') return <SnsDialog {...props} />;
  if (section === 'admin-note') return <NoteDialog {...props} />;
  return <SectionDialog {...props} section={section} />;
}

export { WordDialog } from './word-dialog.tsx';
