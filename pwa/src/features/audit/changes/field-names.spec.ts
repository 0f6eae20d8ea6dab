import {
  type CompanySections,
  companySections,
  emptySections,
  type ProfileSections,
  profileSections,
} from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { fieldName, nameInSection } from './field-names.ts';

/** Every section, and what the sections of several fields are made of. */
const pathsOf = (sections: CompanySections | ProfileSections): readonly string[] =>
  Object.entries(sections).flatMap(([section, value]) => [
    `sections.${section}`,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((part) => `sections.${section}.${part}`)
      : []),
  ]);

describe('the name of a field of a state', () => {
  it.each([
    ['company', emptySections(companySections)],
    ['user', emptySections(profileSections)],
  ] as const)('of a %s is told for each section and its parts', (category, sections) => {
    const paths = pathsOf(sections);
    expect(paths.length).toBeGreaterThan(20);
    // What has no name would stand there as it is stored.
    const unnamed = paths.filter((path) => fieldName(category, path).endsWith(path.split('.').at(-1) ?? ''));
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['company', 'sections.basics.name', '基本情報・名前'],
    ['company', 'sections.description.text', '紹介文'],
    ['company', 'sections.team-characteristics.calm_lively', 'チームの傾向・落ち着いた ↔ にぎやか'],
    ['company', 'sections.sns.twitter.confirmedDate', 'SNS・X・確認日'],
    ['user', 'sections.basics.introduction', '基本情報・自己紹介'],
    ['user', 'sections.casual-talk.topic', '気軽な面談・話せること'],
    ['article', 'content.articleName', '記事名'],
    ['article', 'content.mainCategory', '大分類'],
    ['article', 'reason', '理由'],
    ['companymembers', 'invitations', '招待'],
    ['companymembers', 'requests', '編集の申請'],
    ['account', 'passwordChangedAt', 'パスワードの変更日時'],
    ['company', 'sections.of-a-later-version', 'of-a-later-version'],
    ['company', '', '全体'],
  ])('of a %s: %s is %s', (category, path, name) => {
    expect(fieldName(category, path)).toBe(name);
  });

  it('is left out in a section that is called so', () => {
    expect([nameInSection('company', 'description.text'), nameInSection('company', 'basics.name')]).toEqual([
      ...['', '名前'],
    ]);
  });
});
