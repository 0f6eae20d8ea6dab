import { type ReactNode, useEffect, useRef } from 'react';

/** What stands in the place of what was pressed takes the focus over: it has gone with the button. */
export function Arriving({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="stack acc__new" tabIndex={-1}>
      {children}
    </div>
  );
}
