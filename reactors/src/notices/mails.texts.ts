import { fittingLine } from '@meikan/domain';

export type Words = { readonly subject: string; readonly text: string };

/** A name may be longer than any subject that a mail server takes; the text has it whole. */
const NAME_IN_SUBJECT = 120;
export const subjectOf = (name: string, words: string): string =>
  `【名鑑】「${fittingLine(name, NAME_IN_SUBJECT)}」${words}`;

export function companyVerifiedMail(name: string, address: string): Words {
  return {
    subject: subjectOf(name, 'のページが認証されました'),
    text: [
      `「${name}」のページを運営が確認し、認証の印を付けました。`,
      '',
      `ページを見る: ${address}`,
      '',
      '心当たりがないときは、このメールにご返信ください。',
      '名鑑',
    ].join('\n'),
  };
}

export const mailDay = new Intl.DateTimeFormat('ja-JP', {
  ...{ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Tokyo',
});

type Invited = {
  readonly name: string;
  readonly link: string;
  readonly expiresAt: string;
  readonly handOver: boolean;
};

export function invitationMail({ name, link, expiresAt, handOver }: Invited): Words {
  return {
    subject: subjectOf(name, 'のページの編集に招待されました'),
    text: [
      handOver
        ? `「${name}」のページの編集を引き継ぐよう、招待が届いています。`
        : `「${name}」のページを一緒に編集するよう、招待が届いています。`,
      '',
      '次のリンクを開いて、このメールアドレスのアカウントで承諾してください。',
      'アカウントをお持ちでないときは、リンクの画面から作成できます。',
      '',
      link,
      '',
      `${mailDay.format(new Date(expiresAt))}まで、1回だけ有効です。ほかの人には転送しないでください。`,
      '',
      '心当たりがないときは、このメールを破棄してください。',
      '名鑑',
    ].join('\n'),
  };
}

export function claimDisputedMail(name: string, address: string): Words {
  return {
    subject: subjectOf(name, 'についての登録に異議が届きました'),
    text: [
      `「${name}」の担当者から、あなたの側で登録した利用または関わりについて、事実と異なるという回答がありました。`,
      'この登録には、ほかの人からも「異議あり」と表示されます。',
      '',
      '内容をご確認のうえ、誤りのときは登録を取り消してください。',
      `確認する: ${address}`,
      '',
      '名鑑',
    ].join('\n'),
  };
}
