/** What the owner edits in a dialog of its own. */
export type SectionKey =
  | 'basics'
  | 'work'
  | 'schools'
  | 'workStyles'
  | 'hobbies'
  | 'resources'
  | 'links'
  | 'sns'
  | 'talk';

/** Opens the dialog of a section; undefined where nothing may be edited. */
export type OnEdit = ((section: SectionKey) => void) | undefined;
