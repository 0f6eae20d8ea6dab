import { type ComponentProps, type FocusEvent, type MouseEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { beginsRow } from './press-row.ts';

/**
 * The button that sends something, a form or a command: of presses in a row the first alone counts. Enter in a
 * field presses it too. Who turned to something else in between, as to a field that was at fault, begins anew.
 */
export function SubmitButton({ onClick, onBlur, ...rest }: ComponentProps<typeof Button>) {
  const last = useRef<number | null>(null);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const counts = beginsRow(event.timeStamp, last.current);
    last.current = event.timeStamp;
    if (counts) onClick?.(event);
    else event.preventDefault();
  };
  const turnAway = (event: FocusEvent<HTMLButtonElement>) => {
    last.current = null;
    onBlur?.(event);
  };
  return <Button {...rest} onClick={press} onBlur={turnAway} />;
}
