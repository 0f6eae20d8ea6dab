import { test } from 'vitest';
import { showsEveryTab, showsEveryTabKept } from './testing/every-tab.ts';

const VIEWERS = [
  ['another member', 'general'],
  ['an administrator', 'admin'],
] as const;

test.each(VIEWERS)('every tab of a company shows its content to %s', async (_, role) => {
  await showsEveryTab(role);
});

test.each([...VIEWERS, ['its owner', 'business']] as const)(
  'every tab of a saved company shows its content offline to %s',
  async (_, role) => {
    await showsEveryTabKept(role);
  },
);
