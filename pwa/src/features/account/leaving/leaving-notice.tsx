import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/index.ts';
import { leavingNoticeTexts as texts } from './leaving-notice.texts.ts';

/** Says above every page that the account is leaving, and leads to where that is stopped. */
export function LeavingNotice({ closesAt }: { readonly closesAt: string }) {
  return (
    <div className="wrap">
      <div className="note note-kin">
        <Icon name="clock" />
        <p className="row row-w">
          <span>{texts.leavesOn(closesAt)}</span>
          <Link className="link" to="/account" hash="leaving">
            {texts.stop}
          </Link>
        </p>
      </div>
    </div>
  );
}
