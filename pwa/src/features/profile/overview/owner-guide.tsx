import { Link } from '@tanstack/react-router';
import { OutsideLink } from '../../../directory/outside-link.tsx';
import { outsideLinks } from '../../../directory/outside-links.ts';
import { AsideSection, Icon } from '../../../ui/index.ts';
import { profileTexts } from '../texts.ts';

const texts = profileTexts.guide;

/** For owners: how a profile is made, and where help is. */
export function OwnerGuide() {
  return (
    <AsideSection title={texts.title}>
      <ul className="sm">
        <li>
          <Link className="more" to="/onboarding">
            {texts.begin}
            <Icon name="arrow" />
          </Link>
        </li>
        <li>
          <OutsideLink className="more" href={outsideLinks().help}>
            {texts.help}
          </OutsideLink>
        </li>
      </ul>
    </AsideSection>
  );
}
