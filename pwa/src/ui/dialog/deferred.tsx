import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react';

type Opened = { readonly opened: boolean };

/**
 * A dialog whose code is fetched when it is first opened, so that no page pays for what it may never show.
 * It stays mounted afterwards: closing is animated and the focus goes back.
 */
export function deferred<P extends Opened>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Dialog = lazy(async () => ({ default: openedLater(await load()) }));
  return function Deferred(props: P) {
    const [wanted, setWanted] = useState(props.opened);
    if (props.opened && !wanted) setWanted(true);
    return wanted ? <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense> : null;
  };
}

/** The library remembers where the focus was when a dialog opens, but not when it begins as an open one. */
function openedLater<P extends Opened>(Dialog: ComponentType<P>): ComponentType<P> {
  return function Later(props: P) {
    const [begun, setBegun] = useState(false);
    useEffect(() => setBegun(true), []);
    return createElement(Dialog, { ...props, opened: props.opened && begun });
  };
}
