import { isValidationCode, sayInvalid } from '@meikan/contracts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数値',
  int: '整数',
  boolean: '真偽値',
  array: '一覧',
  object: '項目の組',
  record: '項目の組',
  date: '日付',
  file: 'ファイル',
  undefined: '空',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'メールアドレス',
  url: 'URL',
  uuid: 'ID',
  datetime: '日時',
  date: '日付(yyyy-MM-dd)',
};

function lengthUnit(origin: string): string {
  if (origin === 'string') return '文字';
  return origin === 'array' || origin === 'set' ? '件' : '';
}

function tooBig(label: string, issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'file') return `${label}のサイズが大きすぎます。`;
  const unit = lengthUnit(issue.origin);
  return `${label}は${issue.maximum}${unit}${unit === '' ? '以下' : '以内'}で入力してください。`;
}

function tooSmall(label: string, issue: z.core.$ZodIssueTooSmall): string {
  const unit = lengthUnit(issue.origin);
  if (unit !== '' && Number(issue.minimum) === 1) return sayInvalid('required', label);
  return `${label}は${issue.minimum}${unit}以上で入力してください。`;
}

function invalidType(label: string, issue: z.core.$ZodIssueInvalidType, missing: boolean): string {
  if (missing) return sayInvalid('required', label);
  const expected = typeNames[issue.expected];
  return expected === undefined ? `${label}の形式が正しくありません。` : `${label}は${expected}で指定してください。`;
}

function invalidValue(label: string, issue: z.core.$ZodIssueInvalidValue, missing: boolean): string {
  if (missing) return `${label}を選択してください。`;
  if (issue.values.length > 12) return `${label}は一覧にある値から選択してください。`;
  return `${label}は次のいずれかで指定してください: ${issue.values.map(String).join('、')}`;
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

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A contract's own Japanese words win; `です・ます` sentences that begin with the field's label otherwise. */
export function messageOf(label: string, issue: Issue, missing: boolean): string {
  if (japanese.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(label, issue, missing);
    case 'invalid_value':
      return invalidValue(label, issue, missing);
    case 'too_big':
      return tooBig(label, issue);
    case 'too_small':
      return tooSmall(label, issue);
    case 'invalid_format':
      return invalidFormat(label, issue);
    case 'unrecognized_keys':
      return sayInvalid('unknown-field', label);
    case 'custom':
      return custom(label, issue);
    default:
      return missing ? sayInvalid('required', label) : `${label}の内容が正しくありません。`;
  }
}
