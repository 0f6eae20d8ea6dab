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
  | 'talk'
  | 'levels'
  | 'x'
  | 'contact'
  | 'sideJobs'
  | 'jobRequest'
  | 'connection'
  | 'investment';

/** One of the links, by its place, or one more. */
export type LinkKey = `link-${number}` | 'link-new';
/** What is changed at once, picture by picture. */
export type PicturesKey = 'avatar' | 'photos';
export type EditKey = SectionKey | LinkKey | PicturesKey;

/** Opens the dialog of a section or a link; undefined where nothing may be edited. */
export type OnEdit = ((key: EditKey) => void) | undefined;
