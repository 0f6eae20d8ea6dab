import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StepList } from '../../../ui/forms.ts';
import { profileQuery } from '../profile-query.ts';
import { SectionEditor } from '../section-editor.tsx';
import type { EditKey } from '../sections.ts';
import { IntroductionPart, ServicesPart, WorkPart } from './parts.tsx';
import { SharePart } from './share-part.tsx';
import { StepFoot } from './step-foot.tsx';
import { firstOpen, isWritten, numberOf, STEPS, stepAt } from './steps.ts';
import { onboardingTexts as texts } from './texts.ts';
import './onboarding.css';

export type OnboardingProps = {
  /** Whose profile it is. */
  readonly id: string;
  /** The step that is asked for, from 1; the first that is not written yet unless told. */
  readonly step: number | undefined;
  /** Where they wanted to go when they signed up. */
  readonly returnTo: string;
  /** The way to the dialog that adds a service. */
  readonly addService: ReactNode;
};

/** Four steps through the forms of the profile; each may be left for later, and taken up again from the profile. */
export function Onboarding({ id, step: asked, returnTo, addService }: OnboardingProps) {
  const { data } = useSuspenseQuery(profileQuery(id, false));
  const profile = data.payload;
  const [section, setSection] = useState<EditKey | null>(null);
  // What is written in a step does not end it: its person reads it first.
  const [begun] = useState(() => firstOpen(profile));
  const step = stepAt(asked) ?? begun;
  const part = { profile, onEdit: setSection };
  return (
    <>
      <h1 className="page__t">{texts.title}</h1>
      <p className="big">{texts.lead}</p>
      <div className="onb">
        <StepList
          steps={texts.steps}
          step={numberOf(step)}
          isDone={(one) => isWritten(profile, STEPS[one - 1] ?? 'share')}
        />
        <Part key={step} title={texts.parts[step].title} arrived={asked !== undefined}>
          {step === 'introduction' && <IntroductionPart {...part} />}
          {step === 'work' && <WorkPart {...part} />}
          {step === 'services' && <ServicesPart profile={profile} addService={addService} />}
          {step === 'share' && <SharePart profile={profile} />}
        </Part>
        <StepFoot {...{ profile, step, returnTo }} />
      </div>
      <SectionEditor profile={profile} section={section} onClose={() => setSection(null)} />
    </>
  );
}

type PartProps = { readonly title: string; readonly arrived: boolean; readonly children: ReactNode };

/** One step. Whoever comes to it from another one begins to read at its heading. */
function Part({ title, arrived, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [focuses] = useState(arrived);
  useEffect(() => {
    if (focuses) heading.current?.focus();
  }, [focuses]);
  return (
    <section className="onb__p">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
