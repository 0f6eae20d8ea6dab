import { useStore } from '@tanstack/react-store';
import { lazy, Suspense } from 'react';
import { shownBrief } from './shown-brief.ts';

const BriefDialog = lazy(async () => ({ default: (await import('./brief-dialog.tsx')).BriefDialog }));

/** Stands in the shell, so that a brief can be opened from anywhere. */
export function CompanyBrief() {
  const shown = useStore(shownBrief);
  return (
    shown && (
      <Suspense fallback={null}>
        <BriefDialog {...shown} />
      </Suspense>
    )
  );
}
