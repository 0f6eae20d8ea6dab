import { fieldNames } from '../field-names.texts.ts';
import { auditTexts } from '../texts.ts';

const known: ReadonlyMap<string, string> = new Map(Object.entries(fieldNames));

/**
 * A path of a state in words, `sections.basics.name` as 基本情報・名前. Parts that only hold others are left out; a part
 * without a name of its own shows as it is.
 */
export function fieldName(path: string): string {
  const parts = path.split('.').filter((part) => part !== '' && part !== 'sections' && part !== 'content');
  return parts.map((part) => known.get(part) ?? part).join(auditTexts.value.within) || auditTexts.value.whole;
}
