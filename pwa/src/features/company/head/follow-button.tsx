import type { Company } from '@meikan/contracts';
import { enqueueOrNotify } from '../../../offline/index.ts';
import { Button } from '../../../ui/index.ts';
import { companyTexts } from '../texts.ts';
import { useLoginStep } from './login-step.tsx';

const texts = companyTexts.follow;

/** Follows the company or stops to; with no network, as soon as there is one. */
export function FollowButton({ company }: { readonly company: Company }) {
  const { id, name, isFollowing } = company;
  const { guard, dialog } = useLoginStep();
  const toggle = () => {
    const data = { target: { kind: 'company' as const, id }, value: !isFollowing };
    void enqueueOrNotify({ type: 'set-follow', data, about: { name, path: `/companies/${id}` } });
  };
  return (
    <>
      <Button
        icon={isFollowing ? 'check' : 'plus'}
        variant={isFollowing ? 'default' : 'primary'}
        aria-pressed={isFollowing}
        onClick={() => guard(toggle)}
      >
        {isFollowing ? texts.following : texts.follow}
      </Button>
      {dialog}
    </>
  );
}
