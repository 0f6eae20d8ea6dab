import type { NamedSubject } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { subjectInWords, who } from './who.ts';

const mio = { id: 'mio', role: 'general', standing: 'known', name: '水野 さつき', email: 'mio@example.jp' } as const;
const gone = { name: null, email: null } as const;

it('who: names an account by its name and mail address', () => {
  expect(who(mio)).toBe('水野 さつき（mio@example.jp）');
  expect(who({ ...mio, email: null })).toBe('水野 さつき');
});

it('who: describes an account without a name by its state and id', () => {
  expect(who({ ...mio, ...gone, standing: 'erased' })).toBe('消去済みのアカウント（mio）');
  expect(who({ ...mio, ...gone, standing: 'unknown' })).toBe('登録のないアカウント（mio）');
  expect(who({ ...gone, id: 'system', role: 'system', standing: 'system' })).toBe('自動処理');
});

it('who: names companies as companies', () => {
  const hiyori: NamedSubject = {
    kind: 'company',
    id: 'hiyori',
    standing: 'known',
    name: '株式会社ひより',
    email: null,
  };
  expect(subjectInWords(hiyori)).toBe('株式会社ひより');
  expect(subjectInWords({ ...hiyori, ...gone, standing: 'unknown' })).toBe('登録のない会社（hiyori）');
});
