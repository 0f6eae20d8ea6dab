import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass, Empty } from '../../ui/index.ts';
import { registerWay } from './register-way.ts';
import { noneTexts, serviceTexts } from './texts.ts';

const texts = serviceTexts.missing;

type Props = {
  /** The way to the form, for those who may register; search does not know how a service is registered. */
  readonly register: ReactNode;
};

/** Beside a list: what to do when something is not in it. */
export function MissingNote({ register }: Props) {
  if (registerWay(useSession()) === null) return null;
  return (
    <div className="note sm missing">
      <b>{texts.title}</b>
      <p>{texts.body}</p>
      <RegisterAction register={register} className="more link" />
    </div>
  );
}

/** In place of an empty list: how a missing service is registered. */
export function NoServices({ register }: Props) {
  const way = registerWay(useSession());
  if (way === null) return <NoServicesToSee />;
  return (
    <div className="none">
      <Empty
        title={noneTexts.title}
        level={2}
        action={<RegisterAction register={register} className={buttonClass()} />}
      >
        {texts.noneBody}
      </Empty>
      <ol className="none__s">
        {(way === 'form' ? texts.ownSteps : texts.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** The same where nobody registers anything. */
export function NoServicesToSee() {
  return (
    <Empty title={noneTexts.title} level={2}>
      {noneTexts.bodyFiltered}
    </Empty>
  );
}

type ActionProps = Props & { readonly className: string };

/** Where the reader can register it; `className` of the links. */
export function RegisterAction({ register, className }: ActionProps) {
  const way = registerWay(useSession());
  const returnTo = useReturnTo();
  if (way === 'form') return register;
  return way === 'sign-in' ? (
    <Link className={className} to="/login" search={{ returnTo }}>
      {texts.signIn}
    </Link>
  ) : (
    <Link className={className} to="/onboarding">
      {texts.action}
    </Link>
  );
}
