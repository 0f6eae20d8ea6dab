import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense } from 'react';
import { presentUpdate } from './update-state.ts';

const UpdateCard = lazy(async () => ({ default: (await import('../shell/occasional.ts')).UpdateCard }));

/** Says that there is a new version; waits in a corner and takes no focus. */
export function UpdateNotice() {
  const update = useSelector(presentUpdate);
  return (
    <div role="status">
      {update.kind !== 'none' && (
        <Suspense fallback={null}>
          <UpdateCard update={update} />
        </Suspense>
      )}
    </div>
  );
}
