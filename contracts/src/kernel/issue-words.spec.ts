import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { labelOfIssue } from './field-labels.ts';
import { sayIssue } from './issue-words.ts';
import { isMissing, judge, type SchemaIssue } from './schema-faults.ts';

const title = '値';
const of = <S extends z.ZodType>(schema: S) => z.strictObject({ 値: schema.meta({ title }) });
const codes = {
  invalid_type: [
    [z.string(), 1, '値は文字で指定してください。'],
    [z.string(), null, '値は文字で指定してください。'],
    [z.number(), '百', '値は数値で指定してください。'],
    [z.number(), Number.NaN, '値は数値で指定してください。'],
    [z.int(), 1.5, '値は整数で指定してください。'],
    [z.bigint(), 1, '値は整数で指定してください。'],
    [z.boolean(), '真', '値は真偽値で指定してください。'],
    [z.array(z.string()), '一つ', '値は一覧で指定してください。'],
    [z.tuple([z.string()]), {}, '値は一覧で指定してください。'],
    [z.object({}), '名前', '値は項目の組で指定してください。'],
    [z.record(z.string(), z.string()), '名前', '値は項目の組で指定してください。'],
    [z.map(z.string(), z.string()), '名前', '値は項目の組で指定してください。'],
    [z.set(z.string()), '名前', '値は一覧で指定してください。'],
    [z.date(), '昨日', '値は日付で指定してください。'],
    [z.file(), '絵', '値はファイルで指定してください。'],
    [z.null(), '空', '値は空で指定してください。'],
    [z.undefined(), '空', '値は空で指定してください。'],
    [z.never(), '空', '値は空で指定してください。'],
    [z.nan(), '数', '値の形式が正しくありません。'],
    [z.string(), undefined, '値を入力してください。'],
    [z.string().optional().nonoptional(), undefined, '値を入力してください。'],
  ],
  invalid_value: [
    [z.enum(['人', '会社']), '猫', '値は次のいずれかで指定してください: 人、会社'],
    [z.literal('人'), '猫', '値は次のいずれかで指定してください: 人'],
    [z.enum(['人', '会社']), undefined, '値を選択してください。'],
    [z.enum([...'一二三四五六七八九十百千万']), '億', '値は一覧にある値から選択してください。'],
  ],
  unrecognized_keys: [[z.strictObject({}), { 名前: 1 }, '値の名前という項目は受け付けていません。']],
  too_big: [
    [z.string().max(2), '長すぎる', '値は2文字以内で入力してください。'],
    [z.string().length(2), '長すぎる', '値はちょうど2文字で入力してください。'],
    [z.array(z.string()).max(1), ['一', '二'], '値は1件以内で入力してください。'],
    [z.number().max(2), 3, '値は2以下で入力してください。'],
    [z.number().lt(2), 3, '値は2未満で入力してください。'],
    [z.date().max(new Date('2026-11-01')), new Date('2026-11-02'), '値は2026-11-01以前で入力してください。'],
    [z.bigint().max(2n), 3n, '値は2以下で入力してください。'],
  ],
  too_small: [
    [z.string().min(1), '', '値を入力してください。'],
    [z.string().min(3), '二字', '値は3文字以上で入力してください。'],
    [z.string().length(3), '二字', '値はちょうど3文字で入力してください。'],
    [z.number().min(2), 1, '値は2以上で入力してください。'],
    [z.number().gt(2), 1, '値は2より大きい値で入力してください。'],
    [z.date().min(new Date('2026-11-02')), new Date('2026-11-01'), '値は2026-11-02以降で入力してください。'],
  ],
  invalid_format: [
    [z.email(), '宛先', '値は正しいメールアドレスの形式で入力してください。'],
    [z.url(), '住所', '値は正しいURLの形式で入力してください。'],
    [z.uuid(), '番号', '値は正しいIDの形式で入力してください。'],
    [z.iso.date(), '昨日', '値は正しい日付(yyyy-MM-dd)の形式で入力してください。'],
    [z.iso.datetime(), '昨日', '値は正しい日時の形式で入力してください。'],
    [z.string().regex(/^[a-z]+$/), '漢字', '値の形式が正しくありません。'],
    [z.string().startsWith('名'), '鑑', '値の形式が正しくありません。'],
    [z.base64(), '漢字', '値の形式が正しくありません。'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 7, '値は5の倍数で入力してください。']],
  invalid_union: [
    [
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('人') }), z.object({ kind: z.literal('会社') })]),
      { kind: '猫' },
      '値は次のいずれかで指定してください: 人、会社',
    ],
    [z.xor([z.string(), z.string().max(5)]), '両方', '値の形式が正しくありません。'],
  ],
  invalid_key: [
    [z.record(z.string().regex(/^[a-z]+$/), z.string()), { 名前: '' }, '値に、受け付けていない名前の項目があります。'],
  ],
  invalid_element: [
    [z.map(z.array(z.string()), z.string()), new Map([[['鍵'], 1]]), '値に、正しくない値が含まれています。'],
  ],
  custom: [
    [z.string().refine(() => false), '猫', '値の内容が正しくありません。'],
    [
      z.string().refine(() => false, { params: { code: 'too-long', max: 5 } }),
      '猫',
      '値は5文字以内で入力してください。',
    ],
    [z.string().refine(() => false, '猫は飼えません。'), '猫', '猫は飼えません。'],
  ],
} satisfies Record<SchemaIssue['code'], readonly (readonly [z.ZodType, unknown, string])[]>;

const cases = Object.entries(codes).flatMap(([code, rows]) =>
  rows.map(([schema, value, message]) => [code, message, schema, value] as const),
);

describe('an issue of a schema is explained in Japanese by its code, for any value', () => {
  it.each(cases)('%s: %s', (code, message, schema, value) => {
    const whole = of(schema);
    const verdict = judge(whole, { 値: value });
    const said = verdict.ok
      ? []
      : verdict.faults.map((issue) => [issue.code, sayIssue(labelOfIssue(whole, issue), issue, isMissing(issue))]);
    expect(said).toEqual([[code, message]]);
  });

  it('in the words of the schema, where it has them', () => {
    const verdict = judge(of(z.string().min(3, '三文字からです。')), { 値: '二字' });
    expect(verdict.ok ? [] : verdict.faults.map((issue) => sayIssue(title, issue, false))).toEqual([
      '三文字からです。',
    ]);
  });
});
