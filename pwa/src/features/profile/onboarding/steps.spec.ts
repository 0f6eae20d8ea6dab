import type { Profile } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { somebody } from '../testing/somebody.ts';
import { firstOpen, isReady, isWritten, numberOf, stepAt } from './steps.ts';

const work = {
  company: null,
  companyName: '灯台',
  jobTitle: '',
  jobOverview: '',
  duration: { start: null, end: null },
};
const told = (parts: Partial<Profile>) => somebody(parts);

describe('onboarding steps', () => {
  it.each([
    ['nothing', {}, 'introduction'],
    ['an introduction', { introduction: 'こんにちは' }, 'work'],
    ['an introduction and work', { introduction: 'こんにちは', workExperiences: [work] }, 'services'],
    ['work alone', { workExperiences: [work] }, 'introduction'],
    ['everything', { introduction: 'こんにちは', workExperiences: [work], useServiceCount: 1 }, 'share'],
  ] as const)('resume with %s at %s', (_what, parts, step) => {
    expect(firstOpen(told(parts as Partial<Profile>))).toBe(step);
  });
  it('end when all three are filled', () => {
    expect(isReady(told({ introduction: 'こんにちは' }))).toBe(false);
    expect(isReady(told({ introduction: 'こんにちは', workExperiences: [work], useServiceCount: 2 }))).toBe(true);
  });
  it('do not end with the preview', () => expect(isWritten(told({ introduction: 'あ' }), 'share')).toBe(false));
  it('accept four places in an address, and no other', () => {
    expect([1, 4].map(stepAt)).toEqual(['introduction', 'share']);
    expect([undefined, 0, 5, 1.5, -1].map(stepAt)).toEqual([null, null, null, null, null]);
    expect(numberOf('services')).toBe(3);
  });
});
