import type { ReportedKind } from '@meikan/domain';
import { subjectOf, type Words } from './mails.texts.ts';

/** What was reported, and where the mail leads. */
type Thing = { readonly name: string; readonly kind: ReportedKind; readonly link: string };

const kindWords: Readonly<Record<ReportedKind, string>> = {
  user: 'のプロフィール',
  company: 'のページ',
  article: '',
};
const named = ({ name, kind }: Pick<Thing, 'name' | 'kind'>) => `「${name}」${kindWords[kind]}`;

/** To the admins. `link`: of their queue. */
export function reportedMail(thing: Thing & { readonly reason: string }): Words {
  return {
    subject: subjectOf(thing.name, 'についての通報が届きました'),
    text: [
      `${named(thing)}についての通報が届きました。`,
      `理由: ${thing.reason}`,
      '',
      `通報を確認して、回答する: ${thing.link}`,
      '',
      '同じものについての通報が続けて届いても、メールは1日に1通だけです。',
      '名鑑',
    ].join('\n'),
  };
}

/** To who reported it. `link`: of their reports. */
export function reportAnsweredMail(thing: Thing & { readonly hidden: boolean }): Words {
  const answer = thing.hidden
    ? ['運営で内容を確認し、非公開にしました。']
    : [
        '運営で内容を確認しましたが、非公開にする理由は見つかりませんでした。',
        'お伝えいただいたあとに様子が変わったときは、もう一度通報してください。',
      ];
  return {
    subject: subjectOf(thing.name, 'についての通報への回答'),
    text: [
      `${named(thing)}について通報していただき、ありがとうございました。`,
      '',
      ...answer,
      '',
      `通報の状況を見る: ${thing.link}`,
      '',
      '通報したことは、相手には知らされません。',
      '名鑑',
    ].join('\n'),
  };
}

const hiding: Readonly<Record<ReportedKind, string>> = {
  user: 'あなたのプロフィールを非公開にし、ログインを停止しました。',
  company: 'ページを非公開にしました。編集は続けられますが、ほかの人には表示されません。',
  article: '記事を非公開にしました。一覧や検索にも表示されません。',
};

/** To whose it is. Who reported it stays unsaid. */
export function hiddenMail(thing: Omit<Thing, 'link'> & { readonly reason: string }): Words {
  return {
    subject: subjectOf(thing.name, 'を非公開にしました'),
    text: [
      `${named(thing)}の内容を運営で確認し、次の理由で対応しました。`,
      '',
      `理由: ${thing.reason}`,
      hiding[thing.kind],
      '',
      '心当たりがないときや、公開を再開したいときは、このメールにご返信ください。運営がもう一度確認します。',
      '名鑑',
    ].join('\n'),
  };
}

const showing: Readonly<Record<ReportedKind, string>> = {
  user: 'プロフィールはこれまでどおり表示され、ログインもできます。',
  company: 'ページはこれまでどおり表示されます。',
  article: '記事はこれまでどおり表示されます。',
};

/** To whose it is, once an admin has taken back that it was hidden. */
export function shownAgainMail(thing: Thing): Words {
  return {
    subject: subjectOf(thing.name, 'の公開を再開しました'),
    text: [
      `${named(thing)}を非公開にした対応を取り消し、公開を再開しました。`,
      showing[thing.kind],
      'ご迷惑をおかけしました。',
      '',
      `開く: ${thing.link}`,
      '',
      '名鑑',
    ].join('\n'),
  };
}
