import type { Profile } from '@meikan/contracts';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { buttonClass, Icon } from '../../../ui/index.ts';
import { isWritten, numberOf, type Step } from './steps.ts';
import { onboardingTexts as texts } from './texts.ts';

type Props = { readonly profile: Profile; readonly step: Step; readonly returnTo: string };

/** Back, on, and out: nothing has to be written here. */
export function StepFoot({ profile, step, returnTo }: Props) {
  const number = numberOf(step);
  const written = isWritten(profile, step);
  return (
    <nav className="onb__f" aria-label={texts.title}>
      <div className="row row-w">
        {number > 1 && (
          <To step={number - 1} className={buttonClass()}>
            <Icon name="left" />
            {texts.back}
          </To>
        )}
        <span className="grow" />
        {step === 'share' ? (
          <Link className={buttonClass()} to="/profile/$id" params={{ id: profile.username }}>
            {texts.parts.share.open}
          </Link>
        ) : (
          <To step={number + 1} className={buttonClass({ variant: written ? 'primary' : 'default' })}>
            <span>{written ? texts.next : texts.later}</span>
            <Icon name="right" />
          </To>
        )}
      </div>
      <p className="sm muted">
        <Out href={returnTo}>{step === 'share' ? texts.parts.share.goBack : texts.leave}</Out>
        <span className="onb__n">{texts.again}</span>
      </p>
    </nav>
  );
}

type ToProps = { readonly step: number; readonly className: string; readonly children: ReactNode };

/** Another step of the same way. */
function To({ step, className, children }: ToProps) {
  return (
    <Link to="/onboarding" search={(before) => ({ ...before, step })} className={className} resetScroll={false}>
      {children}
    </Link>
  );
}

type OutProps = { readonly href: string; readonly children: string };

/** To where they wanted to go, with its query, which a typed link would not take. */
function Out({ href, children }: OutProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    void navigate({ href });
  };
  return (
    <a className="link" href={href} onClick={go}>
      {children}
    </a>
  );
}
