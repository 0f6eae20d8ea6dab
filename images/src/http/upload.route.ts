import { type Authenticate, type RegisteredCall, registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { PICTURE_LIMITS } from '../encode/limits.ts';
import type { Pictures } from '../pictures.ts';
import { imageAddress } from '../store/keys.ts';
import { refusePicture } from './problems.ts';
import { readPicturePart } from './read-part.ts';

const FIELD = 'image';

/** The picture, and room for the boundaries around it. */
const BODY_LIMIT = PICTURE_LIMITS.bytes + 64 * 1024;

/** A description of a call. This room knows no contract, so who composes the servers hands in `uploadImage`. */
export type UploadCall = RegisteredCall['call'];

/** POST /images/single (individual-side.md). */
export function registerUpload(
  app: FastifyInstance,
  deps: { readonly pictures: Pictures; readonly authenticate: Authenticate; readonly uploadCall: UploadCall },
): void {
  registerCall<UploadCall, Buffer>(
    app,
    deps.uploadCall,
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
      readBody: async (request) => ({ body: {}, files: await readPicturePart(request, FIELD) }),
    },
  );
}
