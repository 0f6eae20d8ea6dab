import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';

/**
 * Space for every field at its longest, so that one cut off here is too long for its rule too. `files: 1` lets a file be seen
 * and refused by its name.
 */
const LIMITS = {
  fields: 20,
  files: 1,
  parts: 21,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  fileSize: 1,
  headerPairs: 20,
};

function malformed(cause?: unknown): ProblemError {
  const detail = 'フォームを読み取れませんでした。各項目を1回ずつ入れて送信してください。';
  return new ProblemError({ code: 'malformed-request', detail, ...(cause === undefined ? {} : { cause }) });
}

function refuseFile(field: string): ProblemError {
  const message = 'ファイルはここでは受け付けていません。先に画像を登録し、そのURLを指定してください。';
  return new ProblemError({
    code: 'invalid',
    detail: message,
    errors: [{ field: field.slice(0, LIMITS.fieldNameSize), code: 'wrong-type', message }],
  });
}

async function readFields(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts({ limits: LIMITS })) {
    const name: unknown = part.fieldname;
    if (typeof name !== 'string' || name === '' || fields.has(name)) throw malformed();
    if (part.type === 'file') throw refuseFile(name);
    fields.set(name, part.value);
  }
  return Object.fromEntries(fields);
}

/** The texts of a multipart form, each field once, not yet judged. @throws ProblemError 400, 415, 422 */
export async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw new ProblemError({ code: 'unsupported-media-type' });
  try {
    return { body: await readFields(request), files: undefined };
  } catch (error) {
    // Whatever the parser itself says is about a crooked form.
    throw error instanceof ProblemError ? error : malformed(error);
  }
}
