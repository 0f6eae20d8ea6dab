import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReturnTo } from '../session/return-to.ts';
import { buttonClass, Empty } from '../ui/index.ts';
import { directoryTexts as texts } from './texts.ts';

type Props = {
  readonly title: string;
  /** What one could do here. */
  readonly children: string;
  /** What there is for visitors all the same. */
  readonly below?: ReactNode;
};

/** A whole page, to who is not signed in: what it is for, and where to sign in. */
export function SignInFirst({ title, children, below }: Props) {
  const returnTo = useReturnTo();
  const action = (
    <Link to="/login" search={{ returnTo }} className={buttonClass({ variant: 'primary' })}>
      {texts.signIn}
    </Link>
  );
  return (
    <div className="wrap">
      <Empty drawing="door" level={1} title={title} action={action}>
        {children}
      </Empty>
      {below}
    </div>
  );
}
