import { SkeletonBar, SkeletonList } from '../../ui/index.ts';
import { profileTexts as texts } from './texts.ts';

/** The outline of a profile: picture, name, tabs, entries. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr">{texts.loading}</h1>
      <div className="who" aria-hidden="true">
        <SkeletonBar width={112} height={112} className="sk-round" />
        <div>
          <SkeletonBar width={180} height={34} className="sk-l" />
          <SkeletonBar width="70%" height={14} />
        </div>
      </div>
      <SkeletonBar width="100%" height={46} className="sk-l" />
      <SkeletonList rows={4} picture="none" />
    </div>
  );
}
