import { inviteOwner } from '@meikan/contracts';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { TextField } from '../../ui/forms.ts';
import { SubmitButton } from '../../ui/index.ts';
import { ownersTexts } from './owners.texts.ts';

const texts = ownersTexts.invite;

export type Invited = { readonly email: string; readonly handOver: boolean };

type Props = {
  readonly disabled: boolean;
  /** Whether who sits here owns the page, and so has something to hand over. */
  readonly mayHandOver: boolean;
  /** What is wrong with the address, or null once the mail is on its way. */
  readonly onInvite: (invited: Invited) => Promise<string | null>;
};

/** What is typed; it goes once the mail is on its way. */
function useInviting(onInvite: Props['onInvite']) {
  const [email, setEmail] = useState('');
  const [handOver, setHandOver] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const invited = { email, handOver };
    const checked = inviteOwner.body.safeParse(invited);
    if (!checked.success) return setError(fieldErrors(inviteOwner.body, invited).email ?? null);
    setBusy(true);
    const fault = await onInvite({ email: checked.data.email, handOver });
    setBusy(false);
    setError(fault);
    if (fault !== null) return;
    setEmail('');
    setHandOver(false);
  };
  return { email, setEmail, handOver, setHandOver, error, busy, send };
}

/** Asks somebody at an address to edit the page too, or instead. */
export function InviteForm({ disabled, mayHandOver, onInvite }: Props) {
  const { email, setEmail, handOver, setHandOver, error, busy, send } = useInviting(onInvite);
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <h3 className="sm">{texts.title}</h3>
      <TextField
        label={texts.email}
        help={texts.help}
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={error ?? undefined}
        disabled={disabled}
      />
      {mayHandOver && (
        <label className="ck">
          <input
            type="checkbox"
            checked={handOver}
            disabled={disabled}
            onChange={({ target }) => setHandOver(target.checked)}
          />
          {texts.handOver}
        </label>
      )}
      <div>
        <SubmitButton type="submit" variant="primary" busy={busy} disabled={disabled}>
          {texts.send}
        </SubmitButton>
      </div>
    </form>
  );
}
