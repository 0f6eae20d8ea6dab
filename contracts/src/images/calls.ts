import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';

/** Address of a stored picture; `?width=` and `?dw=` choose a size. */
const imageAddress = z
  .string()
  .regex(/^\/images\/[0-9a-f]{64}$/)
  .meta({ title: '画像' });

/** Multipart: one part named `image` (JPEG, PNG, WEBP, GIF or AVIF, at most 20 MB) and nothing beside it. */
export const uploadImage = defineCommand({
  name: 'uploadImage',
  method: 'POST',
  path: '/images/single',
  access: 'signed-in',
  summary: '画像を1枚登録し、その画像のURLを返します。',
  encoding: 'multipart',
  body: z.strictObject({}),
  answer: z.strictObject({ file: imageAddress }).meta({ id: 'UploadedImage' }),
});
