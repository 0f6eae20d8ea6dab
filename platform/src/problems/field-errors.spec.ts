import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemError } from './problem-error.ts';
import { parseOrRefuse } from './zod-problem.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(3).meta({ title: '名前' }),
  age: z.number().int().max(150).optional().meta({ title: '年齢' }),
  mail: z.email().optional().meta({ title: 'メール' }),
  kind: z.enum(['person', 'company']).default('person').meta({ title: '種類' }),
  tags: z
    .array(z.string().max(5).meta({ title: 'タグ' }))
    .max(2)
    .default([])
    .meta({ title: 'タグ' }),
  photo: z.file().max(1).optional().meta({ title: '写真' }),
  links: z
    .array(z.strictObject({ url: z.string() }))
    .optional()
    .meta({ title: 'リンク' }),
  unnamed: z.object({ deep: z.boolean() }).optional(),
  own: z
    .string()
    .refine((text) => text === 'x', 'xだけを入力できます。')
    .optional(),
  short: z
    .string()
    .refine(() => false, { params: { code: 'too-long', max: 5 } })
    .optional()
    .meta({ title: '一言' }),
});

function errorsOf(value: unknown) {
  try {
    parseOrRefuse(schema, value, 'invalid');
  } catch (error) {
    if (error instanceof ProblemError) return error.errors;
    throw error;
  }
  return [];
}

describe('errors per field', () => {
  it.each([
    [{}, 'name', 'required', '名前を入力してください。'],
    [{ name: '' }, 'name', 'too-short', '名前を入力してください。'],
    [{ name: 'abcd' }, 'name', 'too-long', '名前は3文字以内で入力してください。'],
    [{ name: 5 }, 'name', 'wrong-type', '名前は文字で指定してください。'],
    [{ name: 'a', age: 151 }, 'age', 'too-long', '年齢は150以下で入力してください。'],
    [{ name: 'a', mail: 'x' }, 'mail', 'bad-format', 'メールは正しいメールアドレスの形式で入力してください。'],
    [{ name: 'a', kind: 'cat' }, 'kind', 'not-an-option', '種類は次のいずれかで指定してください: person、company'],
    [{ name: 'a', tags: ['a', 'toolong'] }, 'tags.1', 'too-long', 'タグ(2件目)は5文字以内で入力してください。'],
    [{ name: 'a', tags: ['a', 'b', 'c'] }, 'tags', 'too-long', 'タグは2件以内で入力してください。'],
    [{ name: 'a', unnamed: {} }, 'unnamed.deep', 'required', 'unnamed.deepを入力してください。'],
    [{ name: 'a', admin: 1 }, 'admin', 'unknown-field', 'adminという項目は受け付けていません。'],
    [{ name: 'a', photo: new File(['絵絵'], '絵') }, 'photo', 'too-long', '写真のサイズが大きすぎます。'],
    [{ name: 'a', 名前: 1 }, '名前', 'unknown-field', '名前という項目は受け付けていません。'],
    [{ name: 'a', constructor: 1 }, 'constructor', 'unknown-field', 'constructorという項目は受け付けていません。'],
    [
      { name: 'a', links: [{ url: '', 名前: 1 }] },
      'links.0.名前',
      'unknown-field',
      'リンク(1件目)の名前という項目は受け付けていません。',
    ],
    [{ name: 'a', kind: '会社' }, 'kind', 'not-an-option', '種類は次のいずれかで指定してください: person、company'],
    [{ name: 'a', mail: '宛先' }, 'mail', 'bad-format', 'メールは正しいメールアドレスの形式で入力してください。'],
    [{ name: 'a', own: 'y' }, 'own', 'invalid', 'xだけを入力できます。'],
    [{ name: 'a', short: 'y' }, 'short', 'too-long', '一言は5文字以内で入力してください。'],
  ])('%j', (value, field, code, message) => {
    expect(errorsOf(value)).toEqual([{ field, code, message }]);
  });

  it('cut a long name after a whole character', () => {
    const [error] = errorsOf({ name: 'a', [`a${'👨‍👩‍👧'.repeat(120)}`]: 1 });
    expect(error?.field).toBe(`a${'👨‍👩‍👧'.repeat(99)}`);
  });

  it('stay small for a body full of errors', () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]));
    expect(errorsOf(body)).toHaveLength(50);
  });

  it('put a single message into detail and payload for old callers', () => {
    const attempt = () => parseOrRefuse(schema, { name: 'abcd' }, 'invalid');
    expect(attempt).toThrow(expect.objectContaining({ status: 422, detail: '名前は3文字以内で入力してください。' }));
  });
});
