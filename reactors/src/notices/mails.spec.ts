import { expect, it } from 'vitest';
import { claimDisputedMail, companyVerifiedMail, invitationMail } from './mails.texts.ts';
import {
  ownershipAskedMail,
  ownershipAskedOfOwnersMail,
  ownershipDeclinedMail,
  ownershipGrantedMail,
  ownershipProofMail,
} from './ownership-mails.texts.ts';

import { hiddenMail, reportAnsweredMail, reportedMail, shownAgainMail } from './report-mails.texts.ts';

const link = 'https://meikan.example/companies/tsubame';
const invitation = { link, expiresAt: '2026-11-28T00:00:00.000Z', handOver: false };
const asked = { link, message: '広報を担当しています。', provedDomain: null };
const page = { kind: 'company', link } as const;
const family = '👨‍👩‍👧‍👦';

it.each([
  ['companyVerifiedMail', (name: string) => companyVerifiedMail(name, link), 'のページが認証されました'],
  ['invitationMail', (name: string) => invitationMail({ ...invitation, name }), 'のページの編集に招待されました'],
  ['claimDisputedMail', (name: string) => claimDisputedMail(name, link), 'についての登録に異議が届きました'],
  ['ownershipProofMail', (name: string) => ownershipProofMail({ ...invitation, name }), 'のページの編集の確認'],
  ['ownershipAskedMail', (name: string) => ownershipAskedMail({ ...asked, name }), 'のページの編集の申請が届きました'],
  [
    'ownershipAskedOfOwnersMail',
    (name: string) => ownershipAskedOfOwnersMail({ link, name }),
    'のページの編集の申請が届きました',
  ],
  [
    'ownershipGrantedMail',
    (name: string) => ownershipGrantedMail({ link, name }),
    'のページを編集できるようになりました',
  ],
  [
    'ownershipDeclinedMail',
    (name: string) => ownershipDeclinedMail({ link, name, reason: '確認できません。' }),
    'のページの編集の申請について',
  ],
  ['reportedMail', (name: string) => reportedMail({ ...page, name, reason: 'スパム' }), 'についての通報が届きました'],
  [
    'reportAnsweredMail',
    (name: string) => reportAnsweredMail({ ...page, name, hidden: true }),
    'についての通報への回答',
  ],
  ['hiddenMail', (name: string) => hiddenMail({ ...page, name, reason: 'スパム' }), 'を非公開にしました'],
  ['shownAgainMail', (name: string) => shownAgainMail({ ...page, name }), 'の公開を再開しました'],
])('%s has a valid subject for any name of a page', (_, mailOf, words) => {
  expect(mailOf('あ'.repeat(100)).subject).toBe(`【名鑑】「${'あ'.repeat(100)}」${words}`);
  const { subject, text } = mailOf(family.repeat(100));
  expect(subject).toBe(`【名鑑】「${family.repeat(10)}…」${words}`);
  expect(subject.length).toBeLessThanOrEqual(200);
  expect(text).toContain(family.repeat(100));
});
