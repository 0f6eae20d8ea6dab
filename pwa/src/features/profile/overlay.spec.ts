import { describe, expect, it } from 'vitest';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { worksOf } from './edit/work-draft.ts';
import { profileAfter } from './overlay.ts';
import { somebody } from './testing/somebody.ts';

const job = { jobTitle: '設計', jobOverview: '', duration: { start: null, end: null } };
const known = { company: { id: 'co-1', name: 'しおり製作所', logo: '/images/co-1' }, companyName: null, ...job };

describe('a pending work history', () => {
  const profile = somebody({ workExperiences: [known] });
  const after = (workExperiences: readonly { companyId: string | null; companyName: string | null }[]) => {
    const changes = { workExperiences: workExperiences.map((row) => ({ ...row, ...job })) };
    const pending = [pendingEdit('set-work-experiences', { userId: profile.id, changes })];
    return profileAfter(profile, { account: profile.id, input: {}, pending });
  };

  it('names a picked company, also after another edit', () => {
    const shown = after([{ companyId: 'co-2', companyName: '雲居設備' }]);
    expect(shown.workExperiences).toMatchObject([{ company: { id: 'co-2', name: '雲居設備', logo: null } }]);
    expect(worksOf(shown)).toMatchObject([{ companyId: 'co-2', companyName: '雲居設備', pickedName: '雲居設備' }]);
  });
  it('shows companies named by the server as named', () => {
    const { workExperiences } = after([
      { companyId: 'co-1', companyName: null },
      { companyId: 'co-1', companyName: '旧・しおり製作所' },
    ]);
    expect(workExperiences.map(({ company }) => company)).toEqual([known.company, known.company]);
  });
  it('keeps handwritten names as text', () =>
    expect(after([{ companyId: null, companyName: '屋台' }]).workExperiences).toMatchObject([
      { company: null, companyName: '屋台' },
    ]));
});
