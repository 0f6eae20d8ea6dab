import { unreachable } from '@meikan/domain';
import type { z } from 'zod';
import type { SchemaIssue } from './schema-faults.ts';
import { isValidationCode, sayInvalid } from './words.ts';

/** More options than these are not read out. */
const MOST_OPTIONS = 12;

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数値',
  int: '整数',
  bigint: '整数',
  boolean: '真偽値',
  array: '一覧',
  tuple: '一覧',
  set: '一覧',
  object: '項目の組',
  record: '項目の組',
  map: '項目の組',
  date: '日付',
  file: 'ファイル',
  undefined: '空',
  null: '空',
  void: '空',
  never: '空',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'メールアドレス',
  url: 'URL',
  uuid: 'ID',
  guid: 'ID',
  datetime: '日時',
  date: '日付(yyyy-MM-dd)',
  time: '時刻',
};

function unitOf(origin: string): string {
  if (origin === 'string') return '文字';
  return origin === 'array' || origin === 'set' ? '件' : '';
}

/** A number, or the day of a date, which zod tells in milliseconds. */
function boundOf(bound: number | bigint, origin: string): string {
  return origin === 'date' ? new Date(Number(bound)).toISOString().slice(0, 10) : String(bound);
}

function tooBig(label: string, issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'file') return `${label}のサイズが大きすぎます。`;
  const unit = unitOf(issue.origin);
  const most = `${boundOf(issue.maximum, issue.origin)}${unit}`;
  if (issue.exact) return `${label}はちょうど${most}で入力してください。`;
  if (issue.inclusive === false) return `${label}は${most}未満で入力してください。`;
  if (issue.origin === 'date') return `${label}は${most}以前で入力してください。`;
  return `${label}は${most}${unit === '' ? '以下' : '以内'}で入力してください。`;
}

function tooSmall(label: string, issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'file') return `${label}のサイズが小さすぎます。`;
  const unit = unitOf(issue.origin);
  if (unit !== '' && Number(issue.minimum) === 1 && !issue.exact) return sayInvalid('required', label);
  const least = `${boundOf(issue.minimum, issue.origin)}${unit}`;
  if (issue.exact) return `${label}はちょうど${least}で入力してください。`;
  if (issue.inclusive === false) return `${label}は${least}より大きい値で入力してください。`;
  return `${label}は${least}${issue.origin === 'date' ? '以降' : '以上'}で入力してください。`;
}

function invalidType(label: string, issue: z.core.$ZodIssueInvalidType): string {
  const expected = typeNames[issue.expected];
  return expected === undefined ? `${label}の形式が正しくありません。` : `${label}は${expected}で指定してください。`;
}

function oneOf(label: string, options: readonly unknown[]): string {
  if (options.length > MOST_OPTIONS) return sayInvalid('unknown-key', label);
  return `${label}は次のいずれかで指定してください: ${options.map(String).join('、')}`;
}

function invalidFormat(label: string, issue: z.core.$ZodIssueInvalidStringFormat): string {
  const format = formatNames[issue.format];
  return format === undefined
    ? `${label}の形式が正しくありません。`
    : `${label}は正しい${format}の形式で入力してください。`;
}

/** Rules that zod does not know say in `params` which of the contracts' sentences is meant. */
function custom(label: string, issue: z.core.$ZodIssueCustom): string {
  const code: unknown = issue.params?.code;
  const max: unknown = issue.params?.max;
  if (typeof code !== 'string' || !isValidationCode(code)) return `${label}の内容が正しくありません。`;
  return sayInvalid(code, label, typeof max === 'number' ? max : undefined);
}

function missing(label: string, { code }: SchemaIssue): string {
  return code === 'invalid_value' ? `${label}を選択してください。` : sayInvalid('required', label);
}

/**
 * What a person is told of a fault that `judge` found: the schema's own words, else です・ます by the code of the issue, never
 * zod's words. `label` names the field, of an unknown one the field itself; `isMissing`: nothing was sent for it.
 */
export function sayIssue(label: string, issue: SchemaIssue, isMissing: boolean): string {
  if (issue.message !== '') return issue.message;
  if (isMissing) return missing(label, issue);
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(label, issue);
    case 'invalid_value':
      return oneOf(label, issue.values);
    case 'too_big':
      return tooBig(label, issue);
    case 'too_small':
      return tooSmall(label, issue);
    case 'invalid_format':
      return invalidFormat(label, issue);
    case 'not_multiple_of':
      return `${label}は${issue.divisor}の倍数で入力してください。`;
    case 'unrecognized_keys':
      return sayInvalid('unknown-field', label);
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(label, issue.options) : `${label}の形式が正しくありません。`;
    case 'invalid_key':
      return `${label}に、受け付けていない名前の項目があります。`;
    case 'invalid_element':
      return `${label}に、正しくない値が含まれています。`;
    case 'custom':
      return custom(label, issue);
    default:
      return unreachable(issue);
  }
}
