import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

/**
 * A dialog whose code is fetched when it is first opened, so that no page pays for what it may never show.
 * It stays mounted afterwards: closing is animated and the focus goes back.
 */
export function deferred<P extends { readonly opened: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function Deferred(props: P) {
    const [wanted, setWanted] = useState(props.opened);
    if (props.opened && !wanted) setWanted(true);
    return wanted ? <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense> : null;
  };
}
