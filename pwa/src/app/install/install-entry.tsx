import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense, useState } from 'react';
import { installTexts as texts } from './install.texts.ts';
import { presentInstall, promptInstall } from './install-state.ts';

const IosSteps = lazy(async () => ({ default: (await import('./ios-steps.tsx')).IosSteps }));

/** A way to the app for those who look for it by themselves; nothing where it is installed or cannot be. */
export function InstallEntry() {
  const way = useSelector(presentInstall, (install) => install.way);
  const [steps, setSteps] = useState(false);
  if (way === null) return null;
  const open = () => (way.kind === 'prompt' ? void promptInstall(way.event) : setSteps(true));
  return (
    <>
      <button type="button" className="link" onClick={open}>
        {texts.entry}
      </button>
      {steps && (
        <Suspense fallback={null}>
          <IosSteps opened onClose={() => setSteps(false)} />
        </Suspense>
      )}
    </>
  );
}
