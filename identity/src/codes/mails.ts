import type { Mail } from '@meikan/platform';
import { CODE_MINUTES } from './one-time-code.ts';

const closing = 'お心あたりのないときは、このメールを破棄してください。\n\n名鑑';

/** The mails of identity. They hold codes, never links, so no forged Host header can lead anybody astray. */
export const mails = {
  signUpCode: (to: string, code: string): Mail => ({
    to,
    subject: '名鑑 登録の確認コード',
    text: `名鑑へのご登録ありがとうございます。\n\n確認コード：${code}\n\n登録の画面に入力してください。${CODE_MINUTES}分間有効です。\n${closing}\n`,
  }),
  alreadyRegistered: (to: string): Mail => ({
    to,
    subject: '名鑑 ご登録について',
    text: `このメールアドレスは、すでに名鑑に登録されています。\n\nログインの画面からお入りください。パスワードをお忘れのときは、「パスワードを忘れた」から再設定できます。\n${closing}\n`,
  }),
  resetCode: (to: string, code: string): Mail => ({
    to,
    subject: '名鑑 パスワード再設定の確認コード',
    text: `パスワードの再設定を受け付けました。\n\n確認コード：${code}\n\n再設定の画面に入力してください。${CODE_MINUTES}分間有効です。\n${closing}\n`,
  }),
  passwordChanged: (to: string): Mail => ({
    to,
    subject: '名鑑 パスワードが変更されました',
    text: 'パスワードが変更され、ほかの端末からログアウトしました。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐに再設定してください。\n\n名鑑\n',
  }),
  socialLinked: (to: string, name: string): Mail => ({
    to,
    subject: '名鑑 ログインの方法が増えました',
    text: `これからは、${name}でもログインできます。\n\nお心あたりのないときは、アカウントの「パスワードを変更する」のページで${name}を外し、パスワードを変更してください。\n\n名鑑\n`,
  }),
  socialUnlinked: (to: string, name: string): Mail => ({
    to,
    subject: '名鑑 ログインの方法が減りました',
    text: `${name}でのログインを外し、ほかの端末からログアウトしました。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n`,
  }),
} as const;
