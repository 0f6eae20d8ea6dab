import type { Pages } from '@meikan/chaos';
import { asGoodAsPeer, type Row, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { OfflineContext } from '../measure.ts';
import { type Slowed, slowedBy } from './line.ts';
import { type OneDevice, openDevice } from './one-device.ts';

/** What belongs to this app, and to the app of another commit where there is one to compare it with. */
export type Sides<T> = { readonly own: T; readonly other?: T };

type Side = OneDevice & { readonly slowed: Slowed };

/** A device of each side, made ready, with a processor that can be so many times slower. */
export async function openSides(
  context: OfflineContext,
  rate: number,
  makeReady: (device: OneDevice) => Promise<unknown>,
): Promise<AsyncDisposable & Sides<Side>> {
  await using opened = new AsyncDisposableStack();
  const open = async (pages?: Pages): Promise<Side> => {
    const device = opened.use(await openDevice(context, { pages }));
    await makeReady(device);
    return { ...device, slowed: await slowedBy(device.tab, rate) };
  };
  const own = await open();
  const other = context.other && (await open(context.other));
  const held = opened.move();
  return { own, ...(other && { other }), [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/**
 * What each side took in so many turns, but for the first of each: the tab was at rest. Both take turns, each first as often, so
 * that what slows the machine slows both.
 */
export async function byTurns<S extends Pick<Side, 'slowed'>, T>(
  { own, other }: Sides<S>,
  turns: number,
  take: (side: S) => Promise<readonly T[]>,
): Promise<Sides<readonly T[]>> {
  const sides = [own, ...(other ? [other] : [])].map((side) => {
    const taken: T[] = [];
    return { side, taken };
  });
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { side, taken } of turn % 2 === 0 ? sides : sides.toReversed()) {
      taken.push(...(await side.slowed(() => take(side))).slice(1));
    }
  }
  const [ours, theirs] = sides;
  return { own: ours?.taken ?? [], ...(theirs && { other: theirs.taken }) };
}

/** One figure of what each side took. */
export const each = <T>(
  { own, other }: Sides<readonly T[]>,
  figure: (taken: T) => number,
): Sides<readonly number[]> => ({
  own: own.map(figure),
  ...(other && { other: other.map(figure) }),
});

/** Half of this side's figures, and all but one in twenty, beside the other's; nothing where there is no other. */
export function besideOther(name: string, { own, other }: Sides<readonly number[]>): readonly Row[] {
  if (!other) return [];
  return [0.5, 0.95].map((share) =>
    row({
      name: `${name}, p${share * 100}, beside the other commit`,
      value: quantile(own, share),
      peer: quantile(other, share),
      unit: 'ms',
      goal: asGoodAsPeer,
    }),
  );
}
