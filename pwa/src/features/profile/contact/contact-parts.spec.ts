import { expect, it } from 'vitest';
import { somebody } from '../testing/somebody.ts';
import { isWritten, writtenParts } from './contact-parts.ts';

const investmentSupport = {
  mainIndividualInvestment: null,
  investingSituation: null,
  interestedField: '',
  whatCanProvide: [],
  preferContactMethod: null,
};

it('contact parts: are none for an empty profile', () => {
  expect(writtenParts(somebody({}))).toBe(0);
});

it('contact parts: have a casual talk with a page, a picture or a topic, here or elsewhere', () => {
  const talk = { link: null, linkImgUrl: null, topic: null };
  expect(isWritten(somebody({ casualTalk: talk }), 'talk')).toBe(false);
  expect(isWritten(somebody({ casualTalk: { ...talk, topic: '画面の相談' } }), 'talk')).toBe(true);
  expect(isWritten(somebody({ casualTalk: { ...talk, linkImgUrl: '/images/a.webp' } }), 'talk')).toBe(true);
  expect(isWritten(somebody({ meetyInfo: { meetyImgUrl: null, meetyLink: 'https://a.example/' } }), 'talk')).toBe(true);
});

it('contact parts: have a connection with content of either dialog', () => {
  expect(isWritten(somebody({ investmentSupport }), 'connection')).toBe(false);
  const told = [{ interestedField: '教育' }, { whatCanProvide: ['funding'] }, { investingSituation: 'paused' }];
  for (const part of told) {
    expect(isWritten(somebody({ investmentSupport: { ...investmentSupport, ...part } }), 'connection')).toBe(true);
  }
});
