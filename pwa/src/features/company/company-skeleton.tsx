import { SkeletonBar, SkeletonList } from '../../ui/index.ts';
import './company.css';

/** A company's page before its answer: cover, logo, name and the first list, as high as they will be. */
export function CompanySkeleton() {
  return (
    <>
      <div className="cover" />
      <div className="wrap">
        <div className="co-sk">
          <SkeletonBar className="sk-logo" width={104} height={104} />
          <SkeletonBar width="46%" height={40} />
          <SkeletonBar width="72%" height={16} />
        </div>
        <SkeletonList rows={5} />
      </div>
    </>
  );
}
