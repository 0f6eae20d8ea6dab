/** Puts away what would be lost with the page. Rejects when it could not. */
type Save = () => Promise<void>;

const saves = new Set<Save>();

/** Whoever begins to hold something unsaved says how it is put away. What was never loaded holds nothing. */
export function saveBy(save: Save): void {
  saves.add(save);
}

/** Puts away everything. Rejects when some of it could not be. */
export async function saveUnsaved(): Promise<void> {
  await Promise.all([...saves].map((save) => save()));
}

let unasked = false;

/**
 * The page goes by itself, after everything was saved: nobody is asked about what they are writing, which will stand in its
 * form again (F18). Answers what to call should the page stay after all.
 */
export function leaveUnasked(): () => void {
  unasked = true;
  return () => {
    unasked = false;
  };
}

export const isUnasked = (): boolean => unasked;
