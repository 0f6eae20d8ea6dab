import { describe, expect, it } from 'vitest';
import { fieldOf, partAt, shownValue } from './shown-value.ts';

const shown = (value: Parameters<typeof shownValue>[0], path = '', category = 'company') =>
  shownValue(value, partAt(category, path));

describe('a value of a state', () => {
  it('is put into words', () => {
    expect(shown(null)).toBe('なし');
    expect(shown([])).toBe('なし');
    expect(shown(true)).toBe('はい');
    expect(shown(120000)).toBe('120,000');
    expect(shown(['シフト作成', '予約台帳'])).toBe('シフト作成、予約台帳');
    expect(shown({ name: '佐藤 一郎', reading: null }, 'sections.ceo')).toBe('名前：佐藤 一郎');
    expect(shown(42, 'sections.company-size')).toBe('42名');
  });

  it('is put into words where it is a key of a field of keys', () => {
    expect(shown('registered', 'status')).toBe('登録済み');
    expect(shown('web_service', 'sections.basics.category.serviceType')).not.toBe('web_service');
    expect(shown('open', 'sections.basics.name')).toBe('open');
    expect(shown([{ userId: 'mio', memberStatus: 'NOW-MEMBER' }], 'members', 'companymembers')).toBe(
      '利用者：mio、在籍の状態：在籍中',
    );
    expect(fieldOf('sections.basics.name')).toBe('name');
  });

  it('is put into words where it is a code, a month or a key of a catalogue', () => {
    expect(shown('JP', 'sections.basics.headQuarterCountryCode')).toBe('日本');
    expect(shown('2016-05', 'sections.basics.founded')).toBe('2016年5月');
    expect(shown('2026-09-23', 'sections.sns.twitter.confirmedDate')).toBe('2026/9/23');
    expect(shown('2016-05', 'sections.description.text')).toBe('2016-05');
    expect(shown(['hiking', 'unheard_of'], 'sections.hobbies', 'user')).toBe('登山・ハイキング、unheard_of');
    expect(shown(['remote_none'], 'sections.working-environments.remote_work')).toBe('原則出社');
    expect(shown('comic', 'sections.reading-resources.0.category', 'user')).toBe('漫画');
  });

  it('is its address where it is a picture, and its name where a company was named before', () => {
    expect(shown('/images/0f.webp', 'sections.logo')).toBe('/images/0f.webp');
    const work = [{ companyId: '藍の糸', jobTitle: '染め' }];
    expect(shown(work, 'sections.work-experiences', 'user')).toBe('会社：藍の糸、役割：染め');
  });

  it('is told in a line per item where items have fields', () => {
    const history = [
      { date: '2018-02', text: '原価帳を公開' },
      { date: '2020-10', text: '資金を調達' },
    ];
    expect(shown(history, 'sections.company-history')).toBe(
      '年月：2018年2月、できごと：原価帳を公開\n年月：2020年10月、できごと：資金を調達',
    );
  });
});
