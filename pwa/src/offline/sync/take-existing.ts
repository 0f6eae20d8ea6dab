import { usageCommands } from '@meikan/contracts';
import type { Row, Standing } from '../outbox/machine/row.ts';
import { enqueue, presentOutbox } from './present.ts';

/** The page that is there already, where the registration of one was refused because of it. */
export function existingOf(row: Row): string | null {
  if (row.status !== 'standing' || row.trouble.kind === 'conflict') return null;
  return row.trouble.problem?.existing?.id ?? null;
}

/** Says of the page that is there what was to be said of the refused one, which is given up. */
export async function takeExisting(refused: Standing, existing: string): Promise<void> {
  const outbox = await presentOutbox();
  const { queue } = await outbox.contents();
  const usages = queue.rows.filter(({ type, dependsOn }) => type === 'declare-usage' && dependsOn.includes(refused.id));
  for (const { data, about } of usages) {
    const usage = usageCommands['declare-usage'].schema.parse(data);
    const there = { name: about.name, path: `/companies/${existing}` };
    await enqueue({ type: 'declare-usage', data: { ...usage, serviceId: existing }, about: there });
  }
  await outbox.discard([refused.id]);
}
