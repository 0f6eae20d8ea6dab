import { uploadImage } from '@meikan/contracts';
import { type Authenticate, registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { PICTURE_LIMITS } from '../encode/limits.ts';
import type { Pictures } from '../pictures.ts';
import { imageAddress } from '../store/keys.ts';
import { refusePicture } from './problems.ts';
import { readPicturePart } from './read-part.ts';

/** The picture, and room for the boundaries around it. */
const BODY_LIMIT = PICTURE_LIMITS.bytes + 64 * 1024;

/** POST /images/single (individual-side.md). */
export function registerUpload(
  app: FastifyInstance,
  deps: { readonly pictures: Pictures; readonly authenticate: Authenticate },
): void {
  registerCall<typeof uploadImage, Buffer>(
    app,
    uploadImage,
    async ({ files, viewer }) => {
      const { accountId } = requireAccount(viewer);
      const result = await deps.pictures.keep(files, { accountId });
      if (result.kind === 'refused') throw refusePicture(result.refusal);
      return { payload: { file: imageAddress(result.picture.key) } };
    },
    {
      authenticate: deps.authenticate,
      limit: 'media',
      bodyLimit: BODY_LIMIT,
      readBody: async (request) => ({ body: {}, files: await readPicturePart(request) }),
    },
  );
}
