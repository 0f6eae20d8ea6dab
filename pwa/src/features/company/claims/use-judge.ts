import type { ClaimVerdict } from '@meikan/contracts';
import { enqueueOrNotify } from '../../../offline/index.ts';
import { notify } from '../../../ui/index.ts';
import type { ClaimTarget } from './claim-target.ts';
import { claimTexts as texts } from './claims.texts.ts';

type Judged = {
  readonly target: ClaimTarget;
  /** Who or what the claim is about, in words. */
  readonly name: string;
  readonly present: ClaimVerdict | null;
};

/** One command or the other: each goes to the stream of what is claimed. */
function send({ target, name }: Judged, verdict: ClaimVerdict | null): Promise<boolean> {
  if (target.kind === 'usage') {
    const { holder, serviceId } = target;
    const about = { name, path: `/companies/${serviceId}` };
    return enqueueOrNotify({ type: 'judge-usage', data: { holder, serviceId, verdict }, about });
  }
  const { companyId, otherId } = target;
  const about = { name, path: `/companies/${companyId}` };
  return enqueueOrNotify({ type: 'judge-relation', data: { companyId, otherId, verdict }, about });
}

/** Answers a claim, with a way back; with no network, as soon as there is one. */
export function useJudge(judged: Judged): (verdict: ClaimVerdict | null) => void {
  const judge = async (verdict: ClaimVerdict | null, again = true) => {
    if (!(await send(judged, verdict))) return;
    const text = texts.done[verdict ?? 'none'](judged.name);
    const undo = { label: texts.undo, run: () => void judge(judged.present, false) };
    notify(again ? { text, action: undo } : { text });
  };
  return (verdict) => void judge(verdict);
}
