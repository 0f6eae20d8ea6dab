import { createHash } from 'node:crypto';
import {
  type Authenticate,
  type CallReceipts,
  commandIdOf,
  commandIdReused,
  type RegisteredCall,
  registerCall,
  requireAccount,
} from '@meikan/platform';
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

export type UploadDeps = {
  readonly pictures: Pictures;
  readonly receipts: CallReceipts;
  readonly authenticate: Authenticate;
  readonly uploadCall: UploadCall;
};

/** Answers the picture's address. @throws ProblemError what the picture is refused for */
async function keep(pictures: Pictures, bytes: Buffer, accountId: string): Promise<string> {
  const result = await pictures.keep(bytes, { accountId });
  if (result.kind === 'refused') throw refusePicture(result.refusal);
  return imageAddress(result.picture.key);
}

/**
 * As `keep`, under an id of the sender's: its repeat gets the first address without being decoded again, other bytes under it
 * are refused. @throws ProblemError 422
 */
async function keepOnce(
  { pictures, receipts }: UploadDeps,
  bytes: Buffer,
  sent: { readonly commandId: string; readonly accountId: string },
): Promise<string> {
  const bodyHash = createHash('sha256').update(bytes).digest('hex');
  const first = await receipts.begin({ ...sent, bodyHash });
  if (first.kind === 'reused') throw commandIdReused();
  if (first.kind === 'answered') return first.answer;
  const file = await keep(pictures, bytes, sent.accountId);
  await receipts.finish(sent.commandId, file);
  return file;
}

/** POST /images/single (individual-side.md). */
export function registerUpload(app: FastifyInstance, deps: UploadDeps): void {
  registerCall<UploadCall, Buffer>(
    app,
    deps.uploadCall,
    async ({ files, viewer, idempotencyKey }) => {
      const { accountId } = requireAccount(viewer);
      if (idempotencyKey === undefined) return { payload: { file: await keep(deps.pictures, files, accountId) } };
      const sent = { commandId: commandIdOf(idempotencyKey), accountId };
      return { payload: { file: await keepOnce(deps, files, sent) } };
    },
    {
      authenticate: deps.authenticate,
      limit: 'media',
      bodyLimit: BODY_LIMIT,
      readBody: async (request) => ({ body: {}, files: await readPicturePart(request, FIELD) }),
    },
  );
}
