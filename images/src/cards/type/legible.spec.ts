import { beforeAll, expect, it } from 'vitest';
import { openTypesetter } from './typesetter.ts';

const setter = openTypesetter();
const shown = (text: string) => setter.legible(text, 'gothic').text;

beforeAll(() => setter.load('株式会社東京大阪キム・チョルス李王あいうえお', 'gothic'));

it.each([
  ['김철수', ''],
  ['محمد بن علي', ''],
  ['שלום, עולם!', ''],
  ['ประเทศไทย', ''],
  ['张伟', ''],
  ['안녕하세요. 반갑습니다!', ''],
  ['김철수 キム・チョルス', 'キム・チョルス'],
  ['キム・チョルス（김철수）', 'キム・チョルス'],
  ['キム・チョルス(김철수, 金)', 'キム・チョルス(金)'],
  ['キム・チョルス／김철수', 'キム・チョルス'],
  ['東京 김치 大阪', '東京 大阪'],
  ['東京김치大阪', '東京大阪'],
  ['東京、김치、大阪', '東京、大阪'],
  ['東京「김치」「ไทย」大阪', '東京大阪'],
  ['ไทย、東京', '東京'],
  ['東京です。안녕。', '東京です。'],
  ['東京 — 서울', '東京'],
])('%s is set as 「%s」', (text, whole) => expect(shown(text)).toBe(whole));

it.each(['黒﨑 澪', '（株）', 'Café Ångström', '', '  ', '辻\u{E0100}', '家族👨‍👩‍👧と🇯🇵', 'a\u200Bb', '〓'])(
  'leaves 「%s」 unchanged',
  (text) => expect(shown(text)).toBe(text),
);

it.each([
  ['张伟', true],
  ['김치', true],
  ['金（김）', true],
  ['東京김치カフェ', false],
  ['東京', false],
])('of %s most is lost: %s', (text, isMostlyLost) =>
  expect(setter.legible(text, 'gothic').isMostlyLost).toBe(isMostlyLost),
);
