const DEEDS = ['pointerdown', 'keydown', 'wheel'] as const;

let touched = false;

/** From the start: whether the person has done anything with this page yet. */
export function noticeTouch(): void {
  const note = () => {
    touched = true;
  };
  for (const deed of DEEDS) window.addEventListener(deed, note, { capture: true, once: true, passive: true });
}

export const isTouched = (): boolean => touched;
