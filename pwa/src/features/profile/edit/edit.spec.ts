import { setWorkExperiences, updateProfile, updateSns } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { faultOf, fieldErrors } from '../../../api/field-errors.ts';
import { snsBody, snsDraftOf, snsFaults } from '../../../editing/sns-draft.ts';
import { somebody } from '../testing/somebody.ts';
import { BLANK_WORK, employed, namedAs, UNLINKED, workBody, worksOf } from './work-draft.ts';

describe('faults of a body', () => {
  const faults = (body: unknown) => fieldErrors(updateProfile.body, body);

  it('are none for a valid body', () => {
    expect(faults({ name: '佐伯 みなと', companyWebsite: null })).toEqual({});
  });
  it("use the server's words, by field", () => {
    expect(faults({ name: '　' })).toEqual({ name: '名前を入力してください。' });
    expect(faults({ companyWebsite: 'javascript:alert(1)' }).companyWebsite).toMatch(/^会社のサイトは https/);
  });
  it.each([
    [{ companyWebsite: 'https://mio@a.example' }, { companyWebsite: expect.stringContaining('「@」とその前') }],
    [{ companyWebsite: 'http://192.168.0.1/' }, { companyWebsite: expect.stringContaining('公開されていない') }],
    [{ name: 5 }, { name: '名前は文字で指定してください。' }],
    [{ name: null }, { name: '名前を入力してください。' }],
    [{ 名前: '澪' }, { 名前: '名前という項目は受け付けていません。' }],
  ])('are Japanese by the kind of fault: %j', (body, said) => {
    expect(faults(body)).toEqual(said);
  });
  it('name their row', () => {
    const wrong = faults({
      variousLinks: [
        { linkName: '日誌', linkUrl: 'https://a.example' },
        { linkName: '', linkUrl: 'x' },
      ],
    });
    expect(Object.keys(wrong)).toEqual(['variousLinks.1.linkUrl']);
  });
  it('of a part without a field are on the whole', () => {
    expect(faultOf({ 'hobbies.3': '一覧から' }, 'hobbies')).toBe('一覧から');
    expect(faultOf({ hobbiesOfOthers: '一覧から' }, 'hobbies')).toBeUndefined();
  });
});

describe('the SNS form', () => {
  const draft = snsDraftOf(
    {
      website: null,
      twitter: { label: 'X', value: 'minato', follower: 2140, confirmedDate: '2026-09-23' },
      facebook: null,
      instagram: null,
    },
    '2026-11-21',
  );

  it('starts with the present values and the day of the last confirmation', () => {
    expect(draft.twitter).toEqual({ value: 'minato', label: 'X', follower: '2140' });
    expect(draft.confirmedDate).toBe('2026-09-23');
    expect(snsDraftOf(somebody({}).sns, '2026-11-21').confirmedDate).toBe('2026-11-21');
  });
  it('parses full-width digits and separators, and rejects other text', () => {
    const typed = { ...draft, twitter: { value: 'minato', label: '', follower: '２,４００' } };
    expect(snsFaults(typed)).toEqual({});
    expect(snsBody(typed).twitter).toEqual({ value: 'minato', follower: 2400 });
    expect(snsFaults({ ...draft, twitter: { value: 'minato', label: '', follower: '二千' } })).toHaveProperty([
      'twitter.follower',
    ]);
  });
  it('removes an emptied account, and sends what the contract accepts', () => {
    const body = snsBody({ ...draft, twitter: { value: ' ', label: 'X', follower: '5' } });
    expect(body.twitter).toBeNull();
    expect(updateSns.body.safeParse(body).success).toBe(true);
  });
});

describe('the work history form', () => {
  const kept = { ...BLANK_WORK, companyId: 'co-1', companyName: '合同会社しおり製作所', start: '2023-04' };

  it('drops rows without a company', () => {
    expect([BLANK_WORK, kept, { ...BLANK_WORK, companyName: 'みどり活版室' }].filter(employed)).toHaveLength(2);
    expect(workBody({ workExperiences: [BLANK_WORK, kept] }).workExperiences).toHaveLength(1);
  });
  it('sends a company of the directory by its id, any other by its name', () => {
    const body = workBody({ workExperiences: [kept, { ...kept, companyId: null }] });
    expect(body.workExperiences.map(({ companyId, companyName }) => [companyId, companyName])).toEqual([
      ['co-1', null],
      [null, '合同会社しおり製作所'],
    ]);
    expect(setWorkExperiences.body.safeParse(body).success).toBe(true);
  });
  it("keeps a picked company's name beside its id, and the name alone once unlinked", () => {
    const picked = { ...BLANK_WORK, ...namedAs({ id: 'co-2', name: '雲居設備' }) };
    const body = workBody({ workExperiences: [picked, { ...picked, ...UNLINKED }] });
    expect(body.workExperiences.map(({ companyId, companyName }) => [companyId, companyName])).toEqual([
      ['co-2', '雲居設備'],
      [null, '雲居設備'],
    ]);
    expect(setWorkExperiences.body.safeParse(body).success).toBe(true);
  });
  it('shows a company of the directory by its present name', () => {
    const [work] = worksOf(
      somebody({
        workExperiences: [
          {
            company: { id: 'co-1', name: 'しおり製作所', logo: null },
            companyName: null,
            jobTitle: '設計',
            jobOverview: '',
            duration: { start: null, end: null },
          },
        ],
      }),
    );
    expect(work).toMatchObject({ companyId: 'co-1', companyName: 'しおり製作所' });
  });
});
