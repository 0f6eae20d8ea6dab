import { factsOf, type Profile, profileChanges } from '@meikan/contracts';
import { ownKeys } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { changedFields, type FormDraft, formOf } from '../../../editing/form/form.ts';
import { somebody } from '../testing/somebody.ts';
import { FORMS, type FormKey } from './forms.ts';
import { fieldsOf } from './save-profile.ts';

const DECK = { name: '会社案内', url: 'https://shiori.example/' };
const HALF = { name: '名前だけ', url: ' ' };
const SUPPORT = {
  mainIndividualInvestment: 'angel_equity',
  investingSituation: null,
  interestedField: '教育',
  whatCanProvide: ['product_advice'],
  preferContactMethod: null,
};
const NOVEL = { name: '夜の本', category: 'comic', url: null, comment: '' };

const FILLED: Partial<Profile> = {
  job: '灯台守',
  introduction: '静かに届ける。',
  schoolHistory: ['鴨川芸術大学'],
  workStyles: ['full_remote'],
  variousLinks: [{ linkName: '日誌', linkUrl: 'https://todai.example/' }],
  casualTalk: { topic: '灯台の話', link: null, linkImgUrl: null },
  contactDM: { communicationType: 'casual_chat', preferContactMethod: 'email', supplementalLinks: [DECK] },
  jobRequest: { jobType: 'design', preferContactMethod: 'email', supplementalLinks: [] },
  investmentSupport: SUPPORT,
  readingResources: [NOVEL],
};

const own = (profile: Partial<Profile> = {}) => somebody({ name: '黒崎 澪', ...profile });

const formOfKey = (key: FormKey) => formOf(FORMS[key].fields, factsOf(profileChanges));

/** What a form sends once these of its fields were written. */
function sent(key: FormKey, profile: Profile, written: FormDraft = {}) {
  const form = formOfKey(key);
  const present = fieldsOf(profile);
  const draft = form.tidy({ ...form.begin(present), ...written });
  expect(form.check(draft)).toEqual({});
  return changedFields(profileChanges, form.body(draft), present);
}

const tidied = (key: FormKey, draft: FormDraft) => formOfKey(key).tidy(draft);
const begun = (key: FormKey, profile: Partial<Profile> = {}) => formOfKey(key).begin(fieldsOf(own(profile)));

describe('the table of forms', () => {
  it('covers every field of a profile, except pictures that are changed at once and levels of interest', () => {
    const written = new Set(Object.values(FORMS).flatMap(({ fields }) => Object.keys(fields)));
    const elsewhere = ['avartar', 'bannerPhotos', 'otherPhotos', 'categoryLevel'];
    expect([...written, ...elsewhere].sort()).toEqual(ownKeys(profileChanges.shape).toSorted());
  });

  it.each(ownKeys(FORMS))('%s sends nothing when its fields are as they began', (key) => {
    expect(sent(key, own())).toEqual({});
    expect(sent(key, own(FILLED))).toEqual({});
  });
});

describe('the basics', () => {
  it('send changed fields only, and nothing for an emptied one but the introduction, which is a text', () => {
    expect(sent('basics', own(FILLED), { job: ' ', overview: '', reading: 'くろさき みお' })).toEqual({
      ...{ job: null, overview: '', reading: 'くろさき みお' },
    });
  });
});

describe('an offer', () => {
  const contactDM = { communicationType: '', preferContactMethod: '', supplementalLinks: [{ name: '', url: '' }] };

  it('starts with what is kept, or with one empty link', () => {
    expect(begun('contact')).toEqual({ contactDM });
    expect(begun('contact', FILLED)).toEqual({ contactDM: FILLED.contactDM });
  });
  it('drops incomplete links, but keeps one row to write in', () => {
    expect(tidied('contact', { contactDM: { ...contactDM, supplementalLinks: [HALF, DECK] } })).toEqual({
      contactDM: { ...contactDM, supplementalLinks: [DECK] },
    });
    expect(tidied('contact', { contactDM: { ...contactDM, supplementalLinks: [HALF] } })).toEqual({ contactDM });
  });
  it('is removed only when all of it is empty', () => {
    expect(sent('contact', own(FILLED), { contactDM })).toEqual({ contactDM: null });
    const jobRequest = { jobType: 'design', preferContactMethod: 'email', supplementalLinks: [DECK] };
    expect(sent('jobRequest', own(FILLED), { jobRequest })).toEqual({ jobRequest });
  });
});

describe('connections and investments', () => {
  it("send the other form's part as it was", () => {
    const { investmentSupport } = begun('connection', FILLED);
    const written = Object.assign({}, investmentSupport, { interestedField: 'まちづくり' });
    expect(sent('connection', own(FILLED), { investmentSupport: written })).toEqual({
      investmentSupport: { ...SUPPORT, interestedField: 'まちづくり' },
    });
  });
  it('are removed when nothing of either is left', () => {
    const nothing = Object.fromEntries(ownKeys(SUPPORT).map((part) => [part, '']));
    const investmentSupport = { ...nothing, interestedField: '  ', whatCanProvide: [] };
    expect(sent('investment', own(FILLED), { investmentSupport })).toEqual({ investmentSupport: null });
  });
});

describe('recommended resources', () => {
  it('are dropped without a name, and sent without an address when none is written', () => {
    const rows = [
      { name: ' ', category: 'book', url: '', comment: '名前のない本' },
      { name: '朝の本', category: 'book', url: ' ', comment: '' },
    ];
    expect(sent('resources', own(FILLED), { readingResources: rows })).toEqual({
      readingResources: [{ name: '朝の本', category: 'book', url: null, comment: '' }],
    });
  });
  it('start empty, as a book', () => {
    expect(begun('resources')).toEqual({ readingResources: [{ name: '', category: 'book', url: '', comment: '' }] });
  });
});

describe('various links', () => {
  const diary = { linkName: '日誌', linkUrl: 'https://todai.example/' };

  it('are dropped without a name or an address', () => {
    const variousLinks = [
      { ...diary, linkName: ' ' },
      { ...diary, linkUrl: '' },
      { ...diary, linkName: '灯台日誌' },
    ];
    expect(sent('links', own(FILLED), { variousLinks })).toEqual({
      variousLinks: [{ ...diary, linkName: '灯台日誌' }],
    });
  });
  it('leave one empty row when none is left', () => {
    const blank = { linkName: '', linkUrl: '' };
    expect(begun('links')).toEqual({ variousLinks: [blank] });
    expect(tidied('links', { variousLinks: [{ ...diary, linkUrl: '' }] })).toEqual({ variousLinks: [blank] });
  });
});
