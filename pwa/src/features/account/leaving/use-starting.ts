import { readLeaving, sendLeavingCode, startLeaving } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/api-query.ts';
import { rememberClosing } from '../../../session/closing.ts';
import { notify } from '../../../ui/index.ts';
import { leavingTexts as texts } from './leaving.texts.ts';

export type Starting = ReturnType<typeof useStarting>;

/** Where the last code went, most of the address covered, and whether it was not the first. */
export type Sent = { readonly to: string; readonly isAgain: boolean };

/** Has a code mailed and sends it back. What is wrong with the code is said at its field (`fault`), all else beside it. */
export function useStarting(onStarted: () => void) {
  const onError = useAskAnew();
  const sending = useCommand(sendLeavingCode, []);
  const starting = useCommand(startLeaving, [readLeaving]);
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  const send = () => {
    starting.reset();
    setMissing(false);
    const onSuccess = ({ payload }: { readonly payload: { readonly sentTo: string } }) =>
      setSent({ to: payload.sentTo, isAgain: sent !== null });
    sending.mutate({}, { onError, onSuccess });
  };
  const started = async (closesAt: string | null) => {
    await rememberClosing(closesAt);
    onStarted();
    setSent(null);
    setCode('');
    if (closesAt !== null) notify({ text: texts.started(closesAt) });
  };
  const start = () => {
    sending.reset();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    starting.mutate({ body: { code } }, { onError, onSuccess: ({ payload }) => started(payload.closesAt) });
  };
  const [isSending, isStarting] = [sending.isPending, starting.isPending];
  return { ...{ sent, code, setCode, send, start, isSending, isStarting }, ...said(isMissing, sending, starting) };
}

/** Who is refused may have come to own a page alone in the meantime. */
function useAskAnew() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [readLeaving.name] });
}

type Failing = { readonly error: Error | null };

function said(isMissing: boolean, sending: Failing, { error }: Failing) {
  const ofCode = error instanceof ApiProblem ? error.messageFor('code') : undefined;
  const fault = isMissing ? texts.code.missing : ofCode;
  return { fault, notSent: sending.error, notStarted: fault === undefined ? error : null };
}
