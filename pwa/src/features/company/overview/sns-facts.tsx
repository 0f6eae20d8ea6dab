import type { Company } from '@meikan/contracts';
import { type Sns, snsAddress } from '@meikan/domain';
import { DefinitionList } from '../../../ui/index.ts';
import { factTexts as texts } from './texts.ts';

const KINDS: readonly (keyof Sns)[] = ['website', 'twitter', 'facebook', 'instagram'];

/** Where the company is found elsewhere, with the followers it states. */
export function SnsFacts({ company }: { readonly company: Company }) {
  const entries = snsEntries(company);
  return entries.length > 0 && <DefinitionList entries={entries} />;
}

/** An entry for each account that was entered. */
export const snsEntries = ({ sns }: Company) =>
  KINDS.flatMap((kind) => {
    const link = sns[kind];
    if (!link?.value) return [];
    const { label, value, follower } = link;
    return [{ term: label, value: <SnsValue kind={kind} value={value} follower={follower} /> }];
  });

type ValueProps = { readonly kind: keyof Sns; readonly value: string; readonly follower: number | null };

function SnsValue({ kind, value, follower }: ValueProps) {
  const address = snsAddress(kind, value);
  const shown = value.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <>
      {address ? (
        <a className="link" href={address} target="_blank" rel="noopener nofollow">
          {shown}
        </a>
      ) : (
        <span>{shown}</span>
      )}
      {follower !== null && <span className="xs faint sns__f">{texts.follower(follower)}</span>}
    </>
  );
}
