import { searchedText } from '@meikan/domain';
import { useEffect, useState } from 'react';

/** How long the typed text must rest before it is searched. */
const REST = 320;

/** The text as it is searched for, once nobody has typed for `rest` milliseconds; while an IME composes, the text from before the composition. */
export function useSettledText(text: string, composing: boolean, rest = REST): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (composing) return undefined;
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text, composing, rest]);
  return searchedText(settled);
}
