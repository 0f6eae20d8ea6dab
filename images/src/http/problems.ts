import { ProblemError } from '@meikan/platform';
import type { PictureRefusal, PictureRules } from '../encode/rules.ts';

type Words = { readonly status: number; readonly detail: string };

const WORDS: Readonly<Record<PictureRefusal['code'], (rules: PictureRules) => Words>> = {
  'picture-format': () => ({ status: 415, detail: 'JPEG、PNG、WEBP、GIF、AVIFのいずれかの画像を選んでください。' }),
  'picture-too-large': ({ bytes }) => ({ status: 413, detail: `${bytes / 1024 / 1024}MB以下の画像を選んでください。` }),
  'picture-dimensions': ({ pixels, side, frames }) => ({
    status: 422,
    detail: `縦横の積が${pixels / 10_000}万画素以下で、一辺が${side}画素以下、${frames}コマ以下の画像を選んでください。`,
  }),
  'picture-broken': () => ({
    status: 422,
    detail: '画像を読み取れませんでした。ファイルが壊れていないかご確認ください。',
  }),
};

/** A refusal in the wire's form, which names what would be taken. */
export function refusePicture(refusal: PictureRefusal, rules: PictureRules): ProblemError {
  return new ProblemError({ code: refusal.code, ...WORDS[refusal.code](rules), title: 'この画像は登録できません' });
}
