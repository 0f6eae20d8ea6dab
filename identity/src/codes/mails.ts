import type { Mail } from '@meikan/platform';
import { CODE_MINUTES } from './one-time-code.ts';

const JAPAN = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'long',
  timeStyle: 'short',
});
const momentOf = (instant: string): string => JAPAN.format(new Date(instant));

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
  emailCode: (to: string, code: string): Mail => ({
    to,
    subject: '名鑑 メールアドレス変更の確認コード',
    text: `このメールアドレスを、名鑑のログインと連絡に使うための確認コードです。\n\n確認コード：${code}\n\nメールアドレスの変更の画面に入力してください。${CODE_MINUTES}分間有効です。入力するまで、変更にはなりません。\n${closing}\n`,
  }),
  emailTaken: (to: string): Mail => ({
    to,
    subject: '名鑑 メールアドレスの変更について',
    text: `このメールアドレスへの変更の手続きがありましたが、すでに名鑑に登録されているため、変更できません。\n\nこのメールアドレスのアカウントには、ログインの画面からお入りください。ほかのアカウントで使うには、先にこのメールアドレスのアカウントで、別のメールアドレスに変更するか、退会の手続きをしてください。\n${closing}\n`,
  }),
  emailChanged: (to: string): Mail => ({
    to,
    subject: '名鑑 メールアドレスが変更されました',
    text: 'ログインと連絡に使うメールアドレスが変更され、ほかの端末からログアウトしました。これからは、新しいメールアドレスでログインしてください。\n\nこのメールアドレスには、もう名鑑からのお知らせは届きません。\n\nお心あたりのないときは、すぐに運営までお問い合わせください。\n\n名鑑\n',
  }),
  secondFactorOn: (to: string): Mail => ({
    to,
    subject: '名鑑 二段階認証を設定しました',
    text: 'これからは、ログインのときに、パスワードに加えて認証アプリのコードが必要です。ほかの端末からログアウトしました。\n\n控えた予備コードは、安全な場所に保存してください。認証アプリを使えなくなったとき、コードの代わりに入力できます。\n\nお心あたりのないときは、すぐに運営までお問い合わせください。\n\n名鑑\n',
  }),
  secondFactorOff: (to: string, by: 'owner' | 'operator'): Mail => ({
    to,
    subject: '名鑑 二段階認証を解除しました',
    text: `${by === 'owner' ? '二段階認証を解除しました' : 'お申し出により、運営が二段階認証を解除しました'}。これからは、パスワードだけでログインできます。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n`,
  }),
  recoveryCodesRenewed: (to: string): Mail => ({
    to,
    subject: '名鑑 予備コードが新しくなりました',
    text: '二段階認証の予備コードを、新しいものに替えました。前の予備コードは使えません。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n',
  }),
  recoveryCodeUsed: (to: string, left: number): Mail => ({
    to,
    subject: '名鑑 予備コードが使われました',
    text: `二段階認証の予備コードが使われました。残りは${left}個です。\n\nアカウントの「二段階認証」のページで、予備コードを新しくできます。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n`,
  }),
  ownDataCode: (to: string, code: string): Mail => ({
    to,
    subject: '名鑑 データの書き出しの確認コード',
    text: `預かっているデータを書き出すための確認コードです。\n\n確認コード：${code}\n\n書き出しの画面に入力してください。${CODE_MINUTES}分間有効です。入力するまで、データは書き出されません。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n`,
  }),
  sessionsCode: (to: string, code: string): Mail => ({
    to,
    subject: '名鑑 ほかの端末からログアウトする確認コード',
    text: `ほかの端末からログアウトするための確認コードです。\n\n確認コード：${code}\n\nログアウトの画面に入力してください。${CODE_MINUTES}分間有効です。入力するまで、どの端末もログインしたままです。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n`,
  }),
  leavingCode: (to: string, code: string): Mail => ({
    to,
    subject: '名鑑 退会の確認コード',
    text: `退会の手続きのための確認コードです。\n\n確認コード：${code}\n\n退会の画面に入力してください。${CODE_MINUTES}分間有効です。入力するまで、退会にはなりません。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n`,
  }),
  leavingBegun: (to: string, closesAt: string): Mail => ({
    to,
    subject: '名鑑 退会の手続きをしました',
    text: `退会の手続きをしました。プロフィールは、もうほかの人からは見えません。\n\n${momentOf(closesAt)}までは、ログインして「アカウント」のページを開くと、退会を取りやめられます。そのあと、預かっている情報を消去します。消去したあとは、元に戻せません。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」からパスワードを再設定し、退会を取りやめてください。\n\n名鑑\n`,
  }),
  leavingStopped: (to: string): Mail => ({
    to,
    subject: '名鑑 退会を取りやめました',
    text: '退会を取りやめました。プロフィールは、手続きの前と同じように表示されます。\n\nお心あたりのないときは、ログインの画面の「パスワードを忘れた」から、すぐにパスワードを再設定してください。\n\n名鑑\n',
  }),
  accountClosed: (to: string): Mail => ({
    to,
    subject: '名鑑 退会が完了しました',
    text: 'アカウントを閉じました。プロフィールをはじめ、預かっていた情報を消去します。\n\nこれまでご利用いただき、ありがとうございました。同じメールアドレスで、いつでも新しく登録できます。\n\n名鑑\n',
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
