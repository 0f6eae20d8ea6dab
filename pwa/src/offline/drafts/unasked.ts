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
