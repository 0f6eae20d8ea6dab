import { companyFieldsOf } from '@meikan/contracts';
import { companySections, emptySections } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { editedAfter, notedAfter } from './edits-after.ts';
import { aCompany } from './testing/a-company.ts';

const own = {
  ...aCompany(),
  totalFinance: 120_000_000,
  fields: { ...companyFieldsOf(emptySections(companySections)), name: '株式会社ひより計画', category: 'sns_community' },
};
const edit = (changes: object, companyId = own.id) => pendingEdit('update-company', { companyId, changes });

describe('a page with its owner’s pending edits', () => {
  it("shows each field as it will be, and keeps admins' fields", () => {
    const pending = [edit({ whyWorkHere: '静かに働けます。' }), edit({ companySize: 42, otherName: ['ひより'] })];
    expect(editedAfter(own, { pending })).toMatchObject({
      ...{ whyWorkHere: '静かに働けます。', size: 42, companySize: 'size_30_50', otherName: 'ひより' },
      ...{ name: '株式会社ひより計画', totalFinance: 120_000_000 },
      fields: { whyWorkHere: '静かに働けます。', companySize: 42 },
    });
  });

  it('ignores what a rule refuses, and edits of other pages', () => {
    const refused = edit({ engineerLevelPercentages: [1, 2, 3, 4, 5] });
    expect(editedAfter(own, { pending: [refused] }).engineerLevelPercentages).toBeNull();
    expect(editedAfter(own, { pending: [edit({ companySize: 42 }, 'tsubame')] })).toBe(own);
  });

  it('is unchanged for a reader who may not edit it', () => {
    const { fields: _, ...seen } = own;
    expect(editedAfter(seen, { pending: [edit({ companySize: 42 })] })).toBe(seen);
  });
});

describe('what admins note of a page', () => {
  const note = (adminNote: string | null, companyId = own.id) =>
    pendingEdit('set-admin-note', { companyId, changes: { adminNote } });

  it('is shown to admins as last written', () => {
    const noted = { ...own, adminNote: '次の確認は六月' };
    expect(notedAfter(noted, { pending: [note('五月'), note(null)] }).adminNote).toBeNull();
    expect(notedAfter(noted, { pending: [note('五月', 'tsubame')] })).toBe(noted);
  });

  it('is hidden from others', () => {
    expect(notedAfter(own, { pending: [note('五月')] })).not.toHaveProperty('adminNote');
  });
});
