import { builtOnce, figure } from '@meikan/domain';

const JAPAN = { timeZone: 'Asia/Tokyo' } as const;
const month = builtOnce(() => new Intl.DateTimeFormat('ja-JP', { ...JAPAN, month: 'numeric', day: 'numeric' }));
const clock = builtOnce(
  () => new Intl.DateTimeFormat('ja-JP', { ...JAPAN, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const decimal = builtOnce(() => new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 }));

/** 「11月20日 14:05」 */
const moment = (at: number): string => {
  const parts = month().formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month')}月${part('day')}日 ${clock().format(at)}`;
};

const MEGABYTE = 1024 * 1024;

/** 「1.2 MB」; small things in KB. */
const size = (bytes: number): string => {
  if (bytes >= MEGABYTE * 1024) return `${decimal().format(bytes / MEGABYTE / 1024)} GB`;
  if (bytes >= MEGABYTE) return `${decimal().format(bytes / MEGABYTE)} MB`;
  return `${decimal().format(Math.ceil(bytes / 1024))} KB`;
};

export const savedTexts = {
  moment,
  size,
  asOf: (at: number) => `${moment(at)}時点`,
  note: (at: number, ago: string) => `${moment(at)}（${ago}）にこの端末へ保存した内容です`,

  button: {
    save: 'オフライン用に保存',
    saved: 'オフライン用に保存済み',
    saving: (percent: number) => `保存しています ${percent}%`,
    of: (name: string) => `：${name}`,
    facts: (bytes: number, at: number) => `${size(bytes)}・${moment(at)}時点`,
    automatic: (at: number) => `自動で保存済み・${moment(at)}時点`,
    automaticFront: (at: number) => `概要だけ自動で保存済み・${moment(at)}時点`,
    pictures: (kept: number, total: number) => `写真は${total}枚のうち${kept}枚まで`,
    parts: '一部だけ保存しています',
    waiting: '写真はWi-Fiにつながったときに保存します',
    outdated: '新しい内容があります',
    finish: '残りを保存',
    renew: '最新にする',
    unavailable: 'この画面では端末に保存できません。プライベートウィンドウを閉じて、ふつうの画面でお試しください。',
  },

  notices: {
    saved: (name: string) => `「${name}」を端末に保存しました。つながらない場所でも読めます。`,
    savedUnprotected: (name: string) =>
      `「${name}」を端末に保存しました。空き容量が減ると、ブラウザーが消すことがあります。`,
    waits: (name: string) => `「${name}」の文章を保存しました。写真はWi-Fiにつながったときに保存します。`,
    released: (name: string) => `「${name}」をオフライン用の保存から外しました`,
    undo: '元に戻す',
    unreachable: 'サーバーに届かず、すべては保存できませんでした。つながったら続きを保存します。',
    gone: (name: string) => `「${name}」は公開されていないため、保存できませんでした。`,
    failed: '端末への保存に失敗しました。ページを読み込み直して、もう一度お試しください。',
    toList: '一覧を見る',
  },

  notSaved: {
    title: 'このページはオフライン用に保存されていません',
    body: 'いまはサーバーに届きません。通信が戻ったらもう一度お試しいただくか、端末に保存した内容をご覧ください。',
    list: '保存した一覧を見る',
    home: 'トップへ戻る',
    instead: 'かわりに読めるもの',
    count: (total: number) => `端末に${figure(total)}件`,
    none: '端末に保存したものはまだありません。人や会社のページで「オフライン用に保存」を押すと、ここに並びます。',
  },

  kinds: { person: '人', company: '会社', service: 'サービス', article: '記事' },
  state: {
    whole: 'すべて保存',
    front: '概要まで保存',
    card: '題名と表紙',
    outdated: '新しい内容あり',
    waiting: 'まだ取り込んでいません',
  },
} as const;
