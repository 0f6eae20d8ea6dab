import type { Profile } from '@meikan/contracts';
import { snsAddress } from '@meikan/domain';
import { labelIn } from '../../../directory/label-in.ts';
import { ExternalMark } from '../../../ui/index.ts';

/** Where a message of that kind is written, when the profile names the account. */
const ACCOUNTS = { x_dm: 'twitter', facebook_messenger: 'facebook', instagram_dm: 'instagram' } as const;

const methodLabel = labelIn('contact_methods');
const isOnSns = (method: string): method is keyof typeof ACCOUNTS => Object.hasOwn(ACCOUNTS, method);

type Props = { readonly method: string; readonly sns: Profile['sns'] };

/** How somebody likes to be written to; leads to their account where they have named it. */
export function Method({ method, sns }: Props) {
  const kind = isOnSns(method) ? ACCOUNTS[method] : null;
  const account = kind && sns[kind]?.value;
  const address = kind && account ? snsAddress(kind, account) : null;
  if (!address) return methodLabel(method);
  return (
    <a className="link method" href={address} target="_blank" rel="noopener nofollow ugc">
      <span>{methodLabel(method)}</span>
      <ExternalMark />
    </a>
  );
}
