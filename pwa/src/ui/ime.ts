type ImeKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method that is still composing. WebKit has already ended `isComposing` on the key that
 * confirms or ends a conversion; only keyCode 229 tells it apart there.
 */
export const belongsToIme = ({ isComposing, keyCode }: ImeKey): boolean => isComposing || keyCode === 229;

/**
 * Hides the keys of a composing input method from every later listener, the component library's included: an Escape that
 * ends a conversion closes nothing, and an Enter that confirms it chooses nothing. Call it before anything listens at the
 * window. Returns what ends it.
 */
export function hideImeKeys(): () => void {
  const hide = (event: KeyboardEvent) => {
    if (belongsToIme(event)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hide, { capture: true });
  return () => window.removeEventListener('keydown', hide, { capture: true });
}
