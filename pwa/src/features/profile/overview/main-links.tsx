import type { Profile } from '@meikan/contracts';
import { AsideSection, ExternalMark } from '../../../ui/index.ts';
import { shortAddress } from '../short-address.ts';
import { profileTexts as texts } from '../texts.ts';

/** The company's site and its hiring page; shown when one of them is known. */
export function MainLinks({ profile: { companyWebsite, hiringUrl } }: { readonly profile: Profile }) {
  if (!companyWebsite && !hiringUrl) return null;
  return (
    <AsideSection title={texts.sections.mainLinks}>
      <ul className="sm">
        <MainLink name={texts.companyWebsite} url={companyWebsite} />
        <MainLink name={texts.hiringUrl} url={hiringUrl} />
      </ul>
    </AsideSection>
  );
}

function MainLink({ name, url }: { readonly name: string; readonly url: string | null }) {
  if (!url) return null;
  return (
    <li className="row sp mlink">
      <a className="link nw" href={url} title={url} target="_blank" rel="noopener nofollow ugc">
        <span>{name}</span>
        <ExternalMark className="ic-s mlink__m" />
      </a>
      <span className="xs faint address">{shortAddress(url)}</span>
    </li>
  );
}
