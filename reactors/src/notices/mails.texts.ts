type Words = { readonly subject: string; readonly text: string };

export function companyVerifiedMail(name: string, address: string): Words {
  return {
    subject: `【名鑑】「${name}」のページが認証されました`,
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
