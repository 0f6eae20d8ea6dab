import { type ReactNode, useEffect, useRef } from 'react';
import { StepList } from '../../../ui/forms.ts';
import { Button, Note, SubmitButton } from '../../../ui/index.ts';
import { RegisterFoot } from '../register-service/register-foot.tsx';
import { RegistrationSteps } from '../register-service/registration-steps.tsx';
import { usageTexts } from '../texts.ts';
import { ServiceFinder } from './service-finder.tsx';
import { UsageQuestion } from './usage-question.tsx';
import type { Adding } from './use-adding.ts';

const texts = usageTexts.dialog;

type Props = { readonly adding: Adding };

/** The step that somebody has come to. */
export function AddBody({ adding }: Props) {
  const { steps, step, now, registration, restored, declaring } = adding;
  const view = registration.now === null ? `add ${now.stage === 'telling'}` : `register ${registration.now.step}`;
  return (
    <>
      <StepList steps={steps} step={step} />
      <Stage view={view} label={steps[step - 1] ?? ''}>
        {restored && <Note tone="kin" icon="clock" title={texts.restored} />}
        {declaring.failure !== null && <Note tone="shu" title={declaring.failure} />}
        {registration.now === null ? <Choice adding={adding} /> : <Registration adding={adding} />}
      </Stage>
    </>
  );
}

type StageProps = { readonly view: string; readonly label: string; readonly children: ReactNode };

/** Takes the focus when another view comes: the button that led to it is gone. */
function Stage({ view, label, children }: StageProps) {
  const stage = useRef<HTMLFieldSetElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current !== view) stage.current?.focus();
    seen.current = view;
  }, [view]);
  return (
    <fieldset className="adds" ref={stage} tabIndex={-1} aria-label={label}>
      {children}
    </fieldset>
  );
}

function Choice({ adding: { now, dispatch, search, registration } }: Props) {
  if (now.stage === 'telling') {
    return (
      <UsageQuestion
        service={now.service}
        usageType={now.usageType}
        onTell={(usageType) => dispatch({ type: 'told', usageType })}
        onChange={() => dispatch({ type: 'went-back' })}
      />
    );
  }
  return (
    <ServiceFinder
      search={search}
      picked={now.stage === 'picked' ? now.service : null}
      onSearch={() => dispatch({ type: 'searched' })}
      onPress={(service) => dispatch({ type: 'pressed', service })}
      onMissing={registration.begin}
    />
  );
}

function Registration({ adding: { registration, declaring } }: Props) {
  const { now, busy } = registration;
  if (now === null) return null;
  const use = (id: string) => void declaring.declare({ id, name: now.form.name }, now.usageType);
  return <RegistrationSteps registration={registration} busy={busy || declaring.busy} onUse={use} />;
}

type FootProps = Props & { readonly onClose: () => void };

/** The ways on and back. */
export function AddFoot({ adding: { now, dispatch, declaring, registration }, onClose }: FootProps) {
  if (registration.now !== null) return <RegisterFoot registration={registration} onClose={onClose} />;
  if (now.stage !== 'telling') {
    return (
      <>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <span className="grow only-d" />
        {/* Closed until a service is picked. */}
        <Button variant="primary" disabled={now.stage !== 'picked'} onClick={() => dispatch({ type: 'went-on' })}>
          {texts.next}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button icon="left" onClick={() => dispatch({ type: 'went-back' })}>
        {texts.back}
      </Button>
      <span className="grow only-d" />
      <SubmitButton
        variant="primary"
        busy={declaring.busy}
        onClick={() => void declaring.declare(now.service, now.usageType)}
      >
        {texts.register}
      </SubmitButton>
    </>
  );
}
