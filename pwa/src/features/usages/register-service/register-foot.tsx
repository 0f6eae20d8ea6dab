import { Button, SubmitButton } from '../../../ui/index.ts';
import { isComplete } from './service-form.ts';
import { registerTexts as texts } from './texts.ts';
import type { Registration } from './use-registration.ts';

type Props = { readonly registration: Registration; readonly onClose: () => void };

/** Back leads to the first step, or out; on is closed until everything is there. */
export function RegisterFoot({ registration: { now, busy, goOn, goBack, send }, onClose }: Props) {
  if (now?.step !== 2) {
    return (
      <>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <span className="grow only-d" />
        <Button variant="primary" disabled={now === null || !isComplete(now.form)} onClick={goOn}>
          {texts.next}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button icon="left" onClick={goBack}>
        {texts.back}
      </Button>
      <span className="grow only-d" />
      <SubmitButton variant="primary" busy={busy} onClick={send}>
        {texts.register}
      </SubmitButton>
    </>
  );
}
