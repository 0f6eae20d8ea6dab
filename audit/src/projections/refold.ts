import type { StreamName } from '@meikan/event-log';
import { limitWork, ProblemError } from '@meikan/platform';
import { type Parking, StillUnfoldable } from '@meikan/projections';

const LONGEST_ERROR = 1_000;
const title = '反映をやり直せません';

export const notParked = (): ProblemError =>
  new ProblemError({
    code: 'not-parked',
    status: 409,
    title,
    detail: 'このデータは止まっていません。一覧を読み直して、もう一度お試しください。',
  });

/** @throws ProblemError 409 with the error when its cause was not mended; then nothing has changed */
export async function refold(parking: Parking, stream: StreamName): Promise<void> {
  try {
    await parking.refold(stream);
  } catch (error) {
    if (!(error instanceof StillUnfoldable)) throw error;
    throw new ProblemError({
      code: 'still-unfoldable',
      status: 409,
      title,
      detail: 'まだ反映できません。原因を直してから、もう一度お試しください。',
      extensions: { error: error.message.slice(0, LONGEST_ERROR) },
    });
  }
}

const alreadyRunning = () => {
  const detail = 'ほかのやり直しが動いています。終わってから、もう一度お試しください。';
  return new ProblemError({ code: 'refold-running', status: 409, title, detail });
};

/** Lets one work at a time: each that waits for the projection would hold a connection. @throws ProblemError 409 for the others */
export const oneAtATime = () => limitWork({ running: 1, full: alreadyRunning });
