import { chosenRules } from './chosen-rules.ts';
import type { Place } from './crop.ts';

const megabytes = chosenRules.bytes / 1024 / 1024;

const across = (percent: number) => (percent === 50 ? '左右は中央' : `左から${percent}%`);
const down = (percent: number) => (percent === 50 ? '上下は中央' : `上から${percent}%`);

export const pictureTexts = {
  choose: '画像を選ぶ',
  other: '別の画像を選ぶ',
  change: '画像を変える',
  remove: '画像を外す',
  file: '画像のファイル',
  none: '画像はまだありません',
  ways: 'ここに画像をドラッグするか、コピーした画像を貼り付けることもできます（Ctrl+V）。',
  fits: `JPEG、PNG、WebP、GIF、AVIF を${megabytes}MBまで。位置情報などは取り除かれます。`,
  reading: '画像を読み込んでいます。',
  take: 'この画像にする',
  cancel: 'キャンセル',
  unfit: `JPEG、PNG、WebP、GIF、AVIF の画像を、${megabytes}MB以内で選んでください。`,
  tooManyPixels: `縦横の積が${chosenRules.pixels / 10_000}万画素以下の画像を選んでください。`,
  unreadable: '画像を読み取れませんでした。ファイルが壊れていないかご確認ください。',
  stage: '切り抜く範囲',
  stageKind: '画像の切り抜き',
  stageHelp:
    '矢印キーで範囲を動かし、＋と−で大きさを変えます（Shiftで細かく、0で元どおり）。指やマウスでは、ドラッグ、ピンチ、ホイールを使えます。',
  tools: '切り抜く範囲を変える',
  closer: '拡大',
  farther: '縮小',
  left: '範囲を左へ',
  up: '範囲を上へ',
  down: '範囲を下へ',
  right: '範囲を右へ',
  reset: '範囲を元に戻す',
  place: ({ zoom, across: x, down: y }: Place) =>
    [`${zoom}%に拡大`, ...(x === null ? [] : [across(x)]), ...(y === null ? [] : [down(y)])].join('、'),
} as const;
