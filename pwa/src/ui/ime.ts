/** What a key event tells about an input method; React's synthetic events and the browser's both fit. */
type KeyLike = { readonly keyCode: number; readonly nativeEvent?: { readonly isComposing: boolean } };

/**
 * Whether a key belongs to an input method that is still composing. WebKit has already ended `isComposing` on the Enter
 * that confirms a conversion; only keyCode 229 tells it apart there (product.md 1.2, 9).
 */
export const belongsToIme = (event: KeyLike): boolean =>
  event.nativeEvent?.isComposing === true || event.keyCode === 229;
