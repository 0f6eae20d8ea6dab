import { useDebouncedValue } from '@mantine/hooks';
import { searchedText } from '@meikan/domain';
import { useState } from 'react';

/** How long the typed text must rest before it is searched, in ms. */
const REST = 320;

/** The text as it is searched for, once nobody has typed for `rest` milliseconds; while an IME composes, the text from before the composition. */
export function useSettledText(text: string, composing: boolean, rest = REST): string {
  const [composed, setComposed] = useState(text);
  if (!composing && composed !== text) setComposed(text);
  const [settled] = useDebouncedValue(composed, rest);
  return searchedText(settled);
}
