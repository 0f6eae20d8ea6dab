import type { RebuildAction } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import { RebuildRefused, type Rebuilds } from '@meikan/projections';

const controls: { readonly [A in RebuildAction]: (rebuilds: Rebuilds) => Promise<void> } = {
  start: (rebuilds) => rebuilds.start(),
  pause: (rebuilds) => rebuilds.pause(),
  resume: (rebuilds) => rebuilds.resume(),
  abort: (rebuilds) => rebuilds.abort(),
  swap: (rebuilds) => rebuilds.swap(),
  'swap-despite-differences': (rebuilds) => rebuilds.swap({ evenIfDifferent: true }),
  'roll-back': (rebuilds) => rebuilds.rollBack(),
};

const refusals: { readonly [C in RebuildRefused['code']]: string } = {
  'rebuild-running': '再構築がすでに動いています。終わるのを待つか、中止してから、もう一度お試しください。',
  'nothing-to-rebuild': '動いている再構築がありません。状態を確認して、もう一度お試しください。',
  'not-verified': '確かめ終えた再構築がないため、入れ替えられません。先に再構築を終えてください。',
  'nothing-to-roll-back': '戻せる前の表がありません。入れ替えから1日を過ぎると戻せなくなります。',
};

/** @throws ProblemError 409 when the present state of the rebuild does not allow it */
export async function control(rebuilds: Rebuilds, action: RebuildAction): Promise<void> {
  try {
    await controls[action](rebuilds);
  } catch (error) {
    if (!(error instanceof RebuildRefused)) throw error;
    throw new ProblemError({ code: error.code, status: 409, detail: refusals[error.code] });
  }
}
