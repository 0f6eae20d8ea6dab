import { type Company, setCompanyFollow } from '@meikan/contracts';
import { callApi } from '../../../api/call-api.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { useCompanyChange } from '../change-company.ts';
import { companyTexts } from '../texts.ts';
import { useLoginStep } from './login-step.tsx';

const texts = companyTexts.follow;

/** Follows the company or stops to. */
export function FollowButton({ company }: { readonly company: Company }) {
  const { id, isFollowing } = company;
  const change = useCompanyChange(id);
  const { guard, dialog } = useLoginStep();
  const toggle = () =>
    change({
      wish: texts.wish,
      send: () => callApi(setCompanyFollow, { params: { id }, body: { value: !isFollowing } }),
      apply: (before) => ({
        ...before,
        isFollowing: !isFollowing,
        followerCount: before.followerCount + (isFollowing ? -1 : 1),
      }),
    });
  return (
    <>
      <Button variant={isFollowing ? 'default' : 'primary'} aria-pressed={isFollowing} onClick={() => guard(toggle)}>
        <Icon name={isFollowing ? 'check' : 'plus'} />
        {isFollowing ? texts.following : texts.follow}
      </Button>
      {dialog}
    </>
  );
}
