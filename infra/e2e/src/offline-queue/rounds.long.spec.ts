import { test } from 'vitest';
import { killedAndEmptied, killedWhileSending } from './kill-rounds.ts';
import { queuePerFile } from './queue-per-file.ts';
import { sentByAllAtOnce } from './sent-by-all.ts';

const opened = queuePerFile({ tabs: 3 });

test('F2 killed while edits are on their way, again and again, nothing is lost and nothing comes twice', async () => {
  await killedWhileSending(opened(), 'f2', 4);
});

test('F16 what was made between kills is there, though the browser has emptied its databases each time', async () => {
  await killedAndEmptied(opened(), 'f16', 3);
});

test('F25 F26 three tabs that send at once send each edit once', async () => {
  await sentByAllAtOnce(opened());
});
