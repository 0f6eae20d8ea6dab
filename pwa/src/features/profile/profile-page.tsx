import { Suspense } from 'react';
import { Failing } from './failing.tsx';
import { LoadedProfile, type Place } from './loaded-profile.tsx';
import { ProfileFailure } from './profile-failure.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import './profile.css';

/** A person's page: its outline until it has come, and what to do when it does not come. */
export function ProfilePage(place: Place) {
  return (
    <div className="wrap">
      <Failing id={place.preview ? `preview of ${place.id}` : place.id} fallback={ProfileFailure}>
        <Suspense fallback={<ProfileSkeleton />}>
          <LoadedProfile {...place} />
        </Suspense>
      </Failing>
    </div>
  );
}
