import type { Profile } from '@meikan/contracts';

/** What an edit of a profile is about, in the words of the queue. */
export const aboutOf = ({ id, name }: Profile) => ({ name, path: `/profile/${id}` });
