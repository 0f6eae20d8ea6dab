import type { Company } from '@meikan/contracts';
import { directoryTexts } from '../../../directory/texts.ts';
import { SaveButton } from '../../../offline/ui/cache/save-button.tsx';
import { Badge, Cover, Logo, Seal } from '../../../ui/index.ts';
import { draftTexts } from '../own-page/draft.texts.ts';
import { companyTexts as texts } from '../texts.ts';
import { CopyUrl } from './copy-url.tsx';
import { FollowButton } from './follow-button.tsx';
import { UsageButtons } from './usage-buttons.tsx';

type Props = {
  readonly company: Company;
  /** False in a preview, which shows no controls. */
  readonly controls: boolean;
};

/** Cover, logo, name with its seal, and what a reader can do with the page. */
export function CompanyHead({ company, controls }: Props) {
  return (
    <>
      <Cover src={company.coverPhoto} />
      <div className="wrap">
        <Name company={company} controls={controls} />
        <p className="muted cohead__d">
          <span className="ph">{company.overview}</span>
        </p>
        <p className="item__m cohead__m">
          {company.followerCount > 0 && <span>{texts.followers(company.followerCount)}</span>}
          {company.userCount > 0 && <span>{texts.users(company.userCount)}</span>}
          {!company.hasPage && !company.isVerified && <span>{texts.byUsers}</span>}
        </p>
        {controls && !company.isOwner && <UsageButtons company={company} />}
      </div>
    </>
  );
}

/** Logo, reading, name with its seal, and what anybody can do with a page. */
function Name({ company, controls }: Props) {
  return (
    <div className="cohead">
      <Logo src={company.logo} size="xl" eager />
      <div>
        <p className="cohead__k">{company.reading ?? company.otherName}</p>
        <h1>
          <span>{company.name}</span>{' '}
          {company.isVerified && (
            <span className="cohead__s">
              <Seal />
            </span>
          )}
          {!company.isPublic && (
            <Badge icon="lock" tone="shu">
              {company.isDraft ? draftTexts.mark : directoryTexts.private}
            </Badge>
          )}
        </h1>
      </div>
      {controls && (
        <div className="row row-w">
          <CopyUrl id={company.id} />
          {!company.isOwner && <FollowButton company={company} />}
          <SaveButton kind="company" id={company.id} name={company.name} />
        </div>
      )}
    </div>
  );
}
