import { japanMonth, type Profile } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shownMonth } from '../../directory/shown-date.ts';
import { Icon } from '../../ui/index.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.end;

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

type Props = { readonly profile: Profile; readonly children: ReactNode };

/** The end of a profile: by what it was made, since when it stands here, what others can do about it, and the way back up. */
export function PageEnd({ profile, children }: Props) {
  return (
    <div className="pgend">
      <Link className="link" to="/" search={{}}>
        {texts.madeBy}
      </Link>
      <span className="faint">{texts.since(shownMonth(japanMonth(profile.joinedAt)))}</span>
      {children}
      <button type="button" className="link pgend__t" onClick={toTop}>
        <Icon name="down" className="pgend__up" />
        {texts.backToTop}
      </button>
    </div>
  );
}
