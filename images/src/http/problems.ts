import { ProblemError } from '@meikan/platform';
import { PICTURE_LIMITS, type PictureRefusal } from '../encode/limits.ts';

const megabytes = PICTURE_LIMITS.bytes / 1024 / 1024;
const megapixels = PICTURE_LIMITS.pixels / 10_000;

const WORDS = {
  'picture-format': { status: 415, detail: 'JPEG、PNG、WEBP、GIF、AVIFのいずれかの画像を選んでください。' },
  'picture-too-large': { status: 413, detail: `${megabytes}MB以下の画像を選んでください。` },
  'picture-dimensions': {
    status: 422,
    detail: `縦横の積が${megapixels}万画素以下で、一辺が${PICTURE_LIMITS.side}画素以下、${PICTURE_LIMITS.frames}コマ以下の画像を選んでください。`,
  },
  'picture-broken': { status: 422, detail: '画像を読み取れませんでした。ファイルが壊れていないかご確認ください。' },
} as const satisfies Record<PictureRefusal['code'], { status: number; detail: string }>;

/** A refusal in the wire's form; rooms that take pictures of their own use it too. */
export function refusePicture(refusal: PictureRefusal): ProblemError {
  const { status, detail } = WORDS[refusal.code];
  return new ProblemError({ code: refusal.code, status, detail, title: 'この画像は登録できません' });
}
