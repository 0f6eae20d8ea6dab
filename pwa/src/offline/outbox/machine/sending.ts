import type { Inflight, Queue, Standing, Waiting } from './row.ts';

/** Marks what is about to be sent; `epoch` names the holder that sends it. */
export function send(queue: Queue, rows: readonly Waiting[], epoch: number): Queue {
  const going = new Set(rows.map(({ id }) => id));
  return {
    ...queue,
    rows: queue.rows.map((row) => (row.status === 'waiting' && going.has(row.id) ? inflight(row, epoch) : row)),
  };
}

const inflight = (row: Waiting, epoch: number): Inflight => ({
  ...row,
  status: 'inflight',
  epoch,
  attempts: row.attempts + 1,
  notBefore: null,
});

/** What shows a picture that is nowhere any more cannot come true: it stands until its person has chosen another. */
export function withoutPicture(queue: Queue, going: readonly Waiting[], epoch: number): Queue {
  const ids = new Set(going.map(({ id }) => id));
  const rows = queue.rows.map((row) => {
    if (row.status !== 'inflight' || row.epoch !== epoch || !ids.has(row.id)) return row;
    return lacking(row);
  });
  return { ...queue, rows };
}

const lacking = ({ epoch: _, ...row }: Inflight): Standing => ({
  ...{ ...row, status: 'standing', sent: false, failure: null, notBefore: null },
  trouble: { kind: 'picture-gone', problem: null },
});

/** What a former holder left on its way is sent again, under the same ids: perhaps it has arrived, perhaps not (F2). */
export function reclaim(queue: Queue, epoch: number): Queue {
  const rows = queue.rows.map((row) => {
    if (row.status !== 'inflight' || row.epoch === epoch) return row;
    const { epoch: _, ...rest } = row;
    return { ...rest, status: 'waiting' as const, sent: true };
  });
  return { ...queue, rows };
}
