import { type answerHeaders, type Call, lowerBounds, problem } from '@meikan/contracts';
import { z } from 'zod';
import type { JsonSchema, SchemaBook } from './schemas.ts';

const accessWords: Readonly<Record<Call['access'], string>> = {
  anyone: '誰でも利用できます。',
  'signed-in': 'ログインした人が利用できます。',
  general: '個人アカウントが利用できます。',
  business: '法人アカウントが利用できます。',
  owner: '対象のプロフィールまたは企業の所有者と運営が利用できます。',
  admin: '運営だけが利用できます。',
};

const text = { type: 'string' } as const;

const headerWords = {
  total: { description: '一覧全体の件数', schema: { type: 'integer', minimum: 0 } },
  counter: { description: '分類ごとの件数(JSON)', schema: text },
  'lower-bound': {
    description: '条件に合うものが多いとき、「それ以上」としか分からないもの',
    schema: { type: 'string', enum: [...lowerBounds] },
  },
  'event-position': { description: 'この変更が記録された位置。次の読み取りでread-afterに指定できます。', schema: text },
  watermark: { description: 'この回答に反映されている位置', schema: text },
  stale: {
    description: 'read-afterの位置に時間内に追いつかなかったときにtrue',
    schema: { type: 'string', enum: ['true'] },
  },
  'estimated-bytes': { description: 'ファイルのおおよその大きさ(バイト)', schema: { type: 'integer', minimum: 0 } },
  'server-time': {
    description: 'サーバーの時刻(ISO 8601)。エラーの回答にも付きます。',
    schema: { type: 'string', format: 'date-time' },
  },
} as const satisfies Readonly<Record<(typeof answerHeaders)[keyof typeof answerHeaders], JsonSchema>>;

const requestHeaders = {
  read: { name: 'read-after', description: 'この位置までの変更を反映してから回答します(最長2秒)。' },
  command: { name: 'idempotency-key', description: '操作のID(UUIDv7)。同じIDで再送しても、二度は実行されません。' },
} as const;

function parameters(call: Call, book: SchemaBook, where: 'path' | 'query', shape: Call['params']): JsonSchema[] {
  return Object.entries(shape.shape).map(([name, field]) => {
    const schema = field instanceof z.ZodType ? book.translate(call.name, field, 'input') : {};
    const required = where === 'path' || (field instanceof z.ZodType && !field.safeParse(undefined).success);
    return {
      name,
      in: where,
      required,
      schema,
      ...(schema.title === undefined ? {} : { description: schema.title }),
    };
  });
}

function requestBody(call: Call, book: SchemaBook): JsonSchema {
  if (call.body instanceof z.ZodUndefined) return {};
  const type = call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const required = !call.body.safeParse(undefined).success;
  return { requestBody: { required, content: { [type]: { schema: book.translate(call.name, call.body, 'input') } } } };
}

function headersOf(call: Call): JsonSchema {
  const own = call.kind === 'read' ? (['watermark', 'stale'] as const) : (['event-position'] as const);
  const ofFile = call.media === 'application/json' ? [] : (['estimated-bytes'] as const);
  return Object.fromEntries(
    [...call.headers, ...own, ...ofFile, 'server-time' as const].map((name) => [name, headerWords[name]]),
  );
}

function contentOf(call: Call, book: SchemaBook): JsonSchema {
  if (call.media !== 'application/json') return { [call.media]: { schema: { ...text, format: 'binary' } } };
  const payload = book.translate(call.name, call.answer, 'output');
  const schema = call.bare ? payload : { type: 'object', required: ['payload'], properties: { payload } };
  return { [call.media]: { schema } };
}

function success(call: Call, book: SchemaBook): JsonSchema {
  return { description: '成功', headers: headersOf(call), content: contentOf(call, book) };
}

function problemAnswer(book: SchemaBook): JsonSchema {
  book.translate('problem', z.object({ problem }), 'output');
  const schema = { $ref: '#/components/schemas/Problem' };
  const headers = { 'server-time': headerWords['server-time'] };
  return { description: 'エラー(RFC 9457)', headers, content: { 'application/problem+json': { schema } } };
}

/** One call as an OpenAPI operation. */
export function operationOf(call: Call, book: SchemaBook): JsonSchema {
  const header = { ...requestHeaders[call.kind], in: 'header', required: false, schema: { ...text, maxLength: 256 } };
  return {
    operationId: call.name,
    summary: call.summary,
    description: accessWords[call.access],
    tags: [call.path.split('/')[2] ?? 'api'],
    security: call.access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      ...parameters(call, book, 'path', call.params),
      ...parameters(call, book, 'query', call.query),
      header,
    ],
    ...requestBody(call, book),
    responses: { '200': success(call, book), default: problemAnswer(book) },
    'x-access': call.access,
  };
}
