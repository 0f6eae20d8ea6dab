import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an input that may hold text which is not, or not yet, its field's value: `fault` says what is wrong with that text, and is
 * undefined where nothing is left over. The platform holds the form for it: its `checkValidity` is false then, and the input hears
 * `invalid`, at which the field has to say the fault. A read-only input holds nothing.
 */
export function useUnread(fault: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // Before the click that follows a blur, which may send the form.
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return input;
}

/**
 * Whether a field is left by pressing a button, which is still under way: what is said below the field now would move the button
 * from under the pointer. A button that sends the form makes the field hear `invalid`.
 */
export const isButtonPressed = (): boolean => document.querySelector('button:active') !== null;
