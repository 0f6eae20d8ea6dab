import { skeletonTexts as texts } from './texts.ts';
import '../list/list.css';
import './skeleton.css';

type BarProps = { readonly width: number | string; readonly height: number; readonly className?: string };

/** One grey bar, as wide and high as what will stand there, so that nothing moves when it arrives. Numbers are px. */
export function SkeletonBar({ width, height, className = '' }: BarProps) {
  return <span className={`sk ${className}`} style={{ width, height }} />;
}

type ListProps = { readonly rows: number; readonly picture?: 'round' | 'square' | 'none' };

/** Rows as a list's items will be. */
export function SkeletonList({ rows, picture = 'square' }: ListProps) {
  return (
    <ul className="list" aria-busy="true" aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <li className="item" key={row}>
          {picture !== 'none' && <SkeletonBar width={44} height={44} className={`sk-${picture}`} />}
          <div className="item__b">
            <SkeletonBar width="46%" height={16} className="sk-t" />
            <SkeletonBar width="92%" height={12} className="sk-l" />
            <SkeletonBar width="64%" height={12} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A whole page before its data: a heading and a list. */
export function SkeletonPage() {
  return (
    <div className="wrap sk-page">
      <SkeletonBar width="38%" height={34} className="sk-l" />
      <SkeletonList rows={6} />
    </div>
  );
}
