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
import type { Cut } from '../encode/re-encode.ts';
import type { Pictures } from '../pictures.ts';
import { imageAddress } from '../store/keys.ts';
import { refusePicture } from './problems.ts';
import { readPicturePart } from './read-part.ts';

const FIELD = 'image';

/** What stands around the picture in its body: boundaries and a header. */
const AROUND = 64 * 1024;

/** A description of a call. This package imports no contract, so whoever composes the servers hands in `uploadImage`. */
export type UploadCall = RegisteredCall['call'];

export type UploadDeps = {
  readonly pictures: Pictures;
  readonly receipts: CallReceipts;
  readonly authenticate: Authenticate;
  readonly uploadCall: UploadCall;
};

type Sent = { readonly bytes: Buffer; readonly cut: Cut; readonly accountId: string };

/** Answers the picture's address. @throws ProblemError what the picture is refused for */
async function keep(pictures: Pictures, { bytes, cut, accountId }: Sent): Promise<string> {
  const result = await pictures.keep(bytes, { accountId, cut });
  if (result.kind === 'refused') throw refusePicture(result.refusal, pictures.rules);
  return imageAddress(result.picture.key);
}

/** The picture and its cut: the same picture cut another way is another thing. */
function hashOf({ bytes, cut }: Sent): string {
  const hash = createHash('sha256').update(bytes);
  return (cut === 'whole' ? hash : hash.update(`\0${cut}`)).digest('hex');
}

/**
 * As `keep`, under an id of the sender's: its repeat gets the first address without being decoded again, anything else under it
 * is refused. @throws ProblemError 422
 */
async function keepOnce({ pictures, receipts }: UploadDeps, sent: Sent, commandId: string): Promise<string> {
  const first = await receipts.begin({ commandId, accountId: sent.accountId, bodyHash: hashOf(sent) });
  if (first.kind === 'reused') throw commandIdReused();
  if (first.kind === 'answered') return first.answer;
  const file = await keep(pictures, sent);
  await receipts.finish(commandId, file);
  return file;
}

/** POST /images/single; the call lets no other `cut` through. */
export function registerUpload(app: FastifyInstance, deps: UploadDeps): void {
  const { pictures, authenticate, uploadCall } = deps;
  registerCall<UploadCall, Buffer>(
    app,
    uploadCall,
    async ({ files: bytes, query, viewer, idempotencyKey }) => {
      const { accountId } = requireAccount(viewer);
      const sent: Sent = { bytes, cut: query.cut === 'square' ? 'square' : 'whole', accountId };
      const commandId = commandIdOf(idempotencyKey);
      if (commandId === undefined) return { payload: { file: await keep(pictures, sent) } };
      return { payload: { file: await keepOnce(deps, sent, commandId) } };
    },
    {
      authenticate,
      limit: 'media',
      bodyLimit: pictures.rules.bytes + AROUND,
      readBody: async (request) => ({
        body: {},
        files: await readPicturePart(request, { field: FIELD, rules: pictures.rules }),
      }),
    },
  );
}
