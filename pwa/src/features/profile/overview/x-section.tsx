import { figure, snsAddress } from '@meikan/domain';
import { Button, buttonClass, ExternalMark } from '../../../ui/index.ts';
import { profileTexts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-props.ts';

const texts = profileTexts.x;

/** The followers on X: a dash without a count, and then nothing to press either. */
export function XSection({ profile: { sns }, onEdit }: OverviewProps) {
  const account = sns.twitter;
  const address = account?.value ? snsAddress('twitter', account.value) : null;
  const follower = account?.follower ?? null;
  return (
    <Entry title={texts.title} section="x" onEdit={onEdit} filled={Boolean(account?.value)}>
      <div className="xs-row">
        <p>
          <b className="xs-row__n">{follower === null ? profileTexts.noFigure : figure(follower)}</b>
          <span className="sm muted">{texts.followers}</span>
        </p>
        <OpenX address={follower === null ? null : address} />
        <span className="sm faint address">{account?.value}</span>
      </div>
    </Entry>
  );
}

function OpenX({ address }: { readonly address: string | null }) {
  if (address === null) {
    return (
      <Button size="s" disabled title={texts.noCount}>
        {texts.open}
      </Button>
    );
  }
  return (
    <a className={buttonClass({ size: 's' })} href={address} target="_blank" rel="noopener nofollow ugc me">
      {texts.open}
      <ExternalMark />
    </a>
  );
}
