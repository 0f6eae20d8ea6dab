import type { CallAnswer, readOwnershipRequest } from '@meikan/contracts';
import { useState } from 'react';
import { TextField } from '../../../ui/forms.ts';
import { SubmitButton } from '../../../ui/index.ts';
import { ownershipTexts } from './ownership.texts.ts';
import { useAsking } from './use-asking.ts';

const texts = ownershipTexts.byMail;

type Props = {
  readonly id: string;
  readonly page: Pick<CallAnswer<typeof readOwnershipRequest>, 'mailDomains' | 'isOwned' | 'request'>;
  /** The account's address, offered where it is one of the website's. */
  readonly own: string;
  readonly disabled: boolean;
};

/** Asks by a mail to an address of the page's website. */
export function AskByMail({ id, page: { mailDomains, isOwned, request }, own, disabled }: Props) {
  const fits = mailDomains.some((domain) => own.toLowerCase().endsWith(`@${domain}`));
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? request?.email ?? (fits ? own : '');
  const { send, error, busy } = useAsking(id, 'email', { message: '', email });
  return (
    <form className="stack" onSubmit={send} noValidate>
      <p className="prose">
        {texts.body(mailDomains)}
        {isOwned ? texts.opensOwned : texts.opens}
      </p>
      <TextField
        label={texts.email}
        need="required"
        help={texts.help(mailDomains)}
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={setTyped}
        error={error}
        disabled={disabled}
      />
      <div>
        <SubmitButton type="submit" variant="primary" busy={busy} disabled={disabled}>
          {texts.send}
        </SubmitButton>
      </div>
    </form>
  );
}
