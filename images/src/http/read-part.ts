import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import { PICTURE_LIMITS } from '../encode/limits.ts';
import { refusePicture } from './problems.ts';

/** One file and no fields: `files: 2` lets the second be seen and refused instead of dropped in silence. */
const LIMITS = { fileSize: PICTURE_LIMITS.bytes, files: 2, fields: 1, parts: 3, fieldSize: 1024, headerPairs: 20 };

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function malformed(field: string, cause?: unknown): ProblemError {
  const detail = `画像は「${field}」という名前の項目に1枚だけ入れて送信してください。`;
  return new ProblemError({ code: 'malformed-request', detail, ...(cause !== undefined && { cause }) });
}

/** The parser's own errors are told by their code: one is about size, all others about a crooked form. */
function translated(field: string, error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  return codeOf(error) === 'FST_REQ_FILE_TOO_LARGE'
    ? refusePicture({ code: 'picture-too-large' })
    : malformed(field, error);
}

/** What the sender says it is: judged before the bytes, so that a script under an image's name is refused (H04). */
function checkDeclaredType(type: string): void {
  if (type.startsWith('image/') || type === 'application/octet-stream') return;
  throw refusePicture({ code: 'picture-format' });
}

async function readParts(request: FastifyRequest, field: string): Promise<Buffer> {
  let picture: Buffer | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type !== 'file' || part.fieldname !== field || picture !== undefined) throw malformed(field);
    checkDeclaredType(part.mimetype);
    picture = await part.toBuffer();
  }
  if (picture === undefined) throw malformed(field);
  return picture;
}

/**
 * The bytes of the one picture in a multipart body, under the name `field`, held in memory: no file of the sender's naming ever touches the
 * disk (H36, H37). Throws ProblemError 400, 413 or 415.
 */
export async function readPicturePart(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemError({ code: 'unsupported-media-type' });
  try {
    return await readParts(request, field);
  } catch (error) {
    throw translated(field, error);
  }
}
