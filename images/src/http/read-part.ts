import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import type { PictureRules } from '../encode/rules.ts';
import { refusePicture } from './problems.ts';

/** Which part holds the picture, and what it may be. */
type Expected = { readonly field: string; readonly rules: PictureRules };

/** One file and no fields: `files: 2` lets the second be seen and refused instead of dropped in silence. */
const LIMITS = { files: 2, fields: 1, parts: 3, fieldSize: 1024, headerPairs: 20 };

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function malformed({ field }: Expected, cause?: unknown): ProblemError {
  const detail = `画像は「${field}」という名前の項目に1枚だけ入れて送信してください。`;
  return new ProblemError({ code: 'malformed-request', detail, ...(cause !== undefined && { cause }) });
}

/** The parser's own errors are told by their code: one is about size, all others about a crooked form. */
function translated(expected: Expected, error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  return codeOf(error) === 'FST_REQ_FILE_TOO_LARGE'
    ? refusePicture({ code: 'picture-too-large' }, expected.rules)
    : malformed(expected, error);
}

/** What the sender says it is: judged before the bytes, so that a script under an image's name is refused. */
function checkDeclaredType(type: string, rules: PictureRules): void {
  if (type.startsWith('image/') || type === 'application/octet-stream') return;
  throw refusePicture({ code: 'picture-format' }, rules);
}

async function readParts(request: FastifyRequest, expected: Expected): Promise<Buffer> {
  const limits = { ...LIMITS, fileSize: expected.rules.bytes };
  let picture: Buffer | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== expected.field || picture !== undefined) throw malformed(expected);
    checkDeclaredType(part.mimetype, expected.rules);
    picture = await part.toBuffer();
  }
  if (picture === undefined) throw malformed(expected);
  return picture;
}

/**
 * The bytes of the one picture in a multipart body, held in memory: no file of the sender's naming ever touches the disk. Throws ProblemError 400, 413 or 415.
 */
export async function readPicturePart(request: FastifyRequest, expected: Expected): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemError({ code: 'unsupported-media-type' });
  try {
    return await readParts(request, expected);
  } catch (error) {
    throw translated(expected, error);
  }
}
