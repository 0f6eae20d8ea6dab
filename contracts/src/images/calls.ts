import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';

/** Address of a stored picture; `?width=` and `?dw=` choose a size. */
const imageAddress = z
  .string()
  .regex(/^\/images\/[0-9a-f]{64}$/)
  .meta({ title: '画像' });

/**
 * Multipart: one part named `image` (`pictureRules`) and nothing beside it. `cut=square` makes a square of it, as
 * `otherPhotos` are.
 */
export const uploadImage = defineCommand({
  name: 'uploadImage',
  method: 'POST',
  path: '/images/single',
  access: 'signed-in',
  summary: '画像を1枚登録し、その画像のURLを返します。cut=square を付けると、420×420の正方形に切り抜きます。',
  encoding: 'multipart',
  query: z.strictObject({ cut: z.literal('square').optional().meta({ title: '切り抜き' }) }),
  body: z.strictObject({}),
  answer: z.strictObject({ file: imageAddress }).meta({ id: 'UploadedImage' }),
});
