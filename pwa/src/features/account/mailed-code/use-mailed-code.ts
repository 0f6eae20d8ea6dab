import type { sendLeavingCode, sendOwnDataCode, sendSessionsCode } from '@meikan/contracts';
import { useState } from 'react';
import { ApiProblem } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/api-query.ts';
import { mailedCodeTexts as texts } from './mailed-code.texts.ts';

export type MailedCode = ReturnType<typeof useMailedCode>;

/** Where the last code went, most of the address covered, and whether it was not the first. */
export type Sent = { readonly to: string; readonly isAgain: boolean };

/** What the code is sent back for. */
type Act = {
  readonly run: (code: string) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

type SendCall = typeof sendLeavingCode | typeof sendOwnDataCode | typeof sendSessionsCode;

/** Has a code mailed and sends it back. What is wrong with the code is said at its field (`fault`), all else beside it. */
export function useMailedCode(call: SendCall, act: Act, onRefused?: () => void) {
  const sending = useCommand(call, []);
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  const send = () => {
    act.reset();
    setMissing(false);
    const onSuccess = ({ payload }: { readonly payload: { readonly sentTo: string } }) =>
      setSent({ to: payload.sentTo, isAgain: sent !== null });
    sending.mutate({}, { ...(onRefused && { onError: onRefused }), onSuccess });
  };
  const submit = () => {
    sending.reset();
    setMissing(code.trim() === '');
    if (code.trim() !== '') act.run(code);
  };
  /** Begins anew, without a code. */
  const forget = () => {
    setSent(null);
    setCode('');
  };
  const [isSending, isActing] = [sending.isPending, act.isPending];
  const said = saidOf(isMissing, act.error);
  return { sent, code, setCode, send, submit, forget, isSending, isActing, notSent: sending.error, ...said };
}

function saidOf(isMissing: boolean, error: Error | null) {
  const ofCode = error instanceof ApiProblem ? error.messageFor('code') : undefined;
  const fault = isMissing ? texts.missing : ofCode;
  return { fault, notDone: fault === undefined ? error : null };
}
