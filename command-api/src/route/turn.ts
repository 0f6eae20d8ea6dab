import type { AsOf } from '../entities/entity-loader.ts';
import type { Sent } from './applied.ts';
import type { RouteContext } from './command-route.ts';
import type { PreparedCommand } from './prepared-command.ts';

/** Something that is on or off, and the command that turns it. */
type Switch = {
  isOn(asOf?: AsOf): Promise<boolean>;
  prepare(value: boolean): Promise<PreparedCommand>;
};

/** Turns a switch as a call says, or else to what it is not; answers how the call left it. */
export async function turn(
  { send }: RouteContext,
  value: boolean | undefined,
  { isOn, prepare }: Switch,
): Promise<{ readonly on: boolean; readonly applied: Sent }> {
  const applied = await send(async () => prepare(value ?? !(await isOn())));
  return { on: await isOn(applied.revision), applied };
}
