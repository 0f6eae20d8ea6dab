import { mailDay, subjectOf, type Words } from './mails.texts.ts';

type Page = { readonly name: string; readonly link: string };

/** To an address of the page's website: whoever reads it and asked for it goes on by the link. */
export function ownershipProofMail({ name, link, expiresAt }: Page & { readonly expiresAt: string }): Words {
  return {
    subject: subjectOf(name, 'のページの編集の確認'),
    text: [
      `「${name}」のページを編集したいという申請が、名鑑に届きました。`,
      '',
      '申請した方は、申請したアカウントでログインして、次のリンクを開いてください。',
      '',
      link,
      '',
      `${mailDay.format(new Date(expiresAt))}まで有効です。ほかの人には転送しないでください。`,
      '',
      '心当たりがないときは、このメールを破棄してください。リンクを開かないかぎり、何も変わりません。',
      '名鑑',
    ].join('\n'),
  };
}

type Asked = Page & { readonly message: string; readonly provedDomain: string | null };

/** To the admins. `link`: of their queue. */
export function ownershipAskedMail({ name, link, message, provedDomain }: Asked): Words {
  return {
    subject: subjectOf(name, 'のページの編集の申請が届きました'),
    text: [
      `「${name}」のページを編集したいという申請が届きました。`,
      provedDomain === null
        ? '公式サイトのドメインのメールによる確認はありません。'
        : `公式サイトのドメイン（${provedDomain}）のメールを確認済みです。`,
      ...(message === '' ? [] : ['', '会社との関わり:', message]),
      '',
      `承認する、または見送る: ${link}`,
      '',
      '名鑑',
    ].join('\n'),
  };
}

/** To those who may edit the page already. What the other person wrote is for the admins alone. */
export function ownershipAskedOfOwnersMail({ name, link }: Page): Words {
  return {
    subject: subjectOf(name, 'のページの編集の申請が届きました'),
    text: [
      `あなたが編集できる「${name}」のページについて、ほかの人から、編集したいという申請が届きました。`,
      '運営が、会社との関わりを確認しています。承認されるまで、その人は編集できません。',
      '',
      `ページを見る: ${link}`,
      '',
      '心当たりがないときや、承認してほしくないときは、このメールにご返信ください。',
      '名鑑',
    ].join('\n'),
  };
}

export function ownershipGrantedMail({ name, link }: Page): Words {
  return {
    subject: subjectOf(name, 'のページを編集できるようになりました'),
    text: [
      `「${name}」のページの編集の申請が承認されました。`,
      '申請したアカウントでログインすると、ページを編集できます。',
      '',
      `ページを見る: ${link}`,
      '',
      '名鑑',
    ].join('\n'),
  };
}

export function ownershipDeclinedMail({ name, link, reason }: Page & { readonly reason: string }): Words {
  return {
    subject: subjectOf(name, 'のページの編集の申請について'),
    text: [
      `「${name}」のページの編集の申請は、今回は承認を見送りました。`,
      '',
      '理由:',
      reason,
      '',
      'ほかに示せることがあるときは、もう一度申請できます。',
      link,
      '',
      '名鑑',
    ].join('\n'),
  };
}
