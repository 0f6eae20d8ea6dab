import { readLeaving, sendLeavingCode, startLeaving } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../api/api-query.ts';
import { rememberClosing } from '../../../session/closing.ts';
import { notify } from '../../../ui/index.ts';
import { useMailedCode } from '../mailed-code/use-mailed-code.ts';
import { leavingTexts as texts } from './leaving.texts.ts';

/** Begins to leave by a mailed code. */
export function useStarting(onStarted: () => void) {
  const onError = useAskAnew();
  const starting = useCommand(startLeaving, [readLeaving]);
  const started = async (closesAt: string | null) => {
    await rememberClosing(closesAt);
    onStarted();
    mailed.forget();
    if (closesAt !== null) notify({ text: texts.started(closesAt) });
  };
  const run = (code: string) =>
    starting.mutate({ body: { code } }, { onError, onSuccess: ({ payload }) => started(payload.closesAt) });
  const mailed = useMailedCode(sendLeavingCode, { ...starting, run }, onError);
  return mailed;
}

/** Who is refused may have come to own a page alone in the meantime. */
function useAskAnew() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [readLeaving.name] });
}
