import { describe, expect, it } from 'vitest';
import { accountElsewhereField, linkField, optionalLinkField } from './fields.ts';

describe('an invalid address is explained in Japanese by its wrong part', () => {
  it.each([
    ['a scheme', 'ftp://a.example/', 'リンクは https:// または http:// で始まるアドレスで入力してください。'],
    [
      'white space',
      'https://a.example/a b',
      'リンクに、空白や「"」「<」「>」「\\」など、アドレスに使えない文字が含まれています。取り除いてください。',
    ],
    [
      'a user name',
      'https://mio@a.example/',
      'リンクにユーザー名やパスワードが含まれています。「@」とその前を取り除いてください。',
    ],
    [
      'a host',
      'https://a..example/',
      'リンクのホスト名（https:// の次の部分）が正しくありません。example.com のような名前で入力してください。',
    ],
    [
      'a host inside',
      'http://127.0.0.1:2113/',
      'リンクのホスト名（https:// の次の部分）は、インターネットに公開されていないため使えません。誰でも開けるアドレスを入力してください。',
    ],
    [
      'a port',
      'https://a.example:70000/',
      'リンクのポート番号（「:」の後の数字）は、1から65535までで入力してください。',
    ],
    ['the length', `https://a.example/${'a'.repeat(2048)}`, 'リンクは2048文字以内で入力してください。'],
  ])('%s', (_part, text, message) => {
    for (const field of [linkField, optionalLinkField]) {
      expect(field('リンク').safeParse(text).error?.issues).toMatchObject([{ message }]);
    }
  });

  it('also where a name is allowed instead', () => {
    const account = accountElsewhereField('アカウント');
    expect(account.safeParse('mio_log').data).toBe('mio_log');
    expect(account.safeParse('http://10.0.0.1/mio').error?.issues).toMatchObject([
      { params: { code: 'unsafe-url-inside' } },
    ]);
  });
});
