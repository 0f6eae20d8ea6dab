import { type CatalogueName, catalogueLabel } from '@meikan/domain';
import { fieldNames } from '../field-names.texts.ts';
import { auditTexts } from '../texts.ts';

const known: ReadonlyMap<string, string> = new Map(Object.entries(fieldNames));

/**
 * A path of a state in words, `sections.basics.name` as 基本情報・名前. Parts that only hold others are left out; a part
 * without a name of its own shows as it is.
 */
export function fieldName(path: string): string {
  const parts = path.split('.').filter((part) => part !== '' && part !== 'sections' && part !== 'content');
  return (
    parts.map((part) => known.get(part) ?? catalogueField(part) ?? part).join(auditTexts.value.within) ||
    auditTexts.value.whole
  );
}

/** Their keys are fields of a state. */
const FIELDS_BY_KEY: readonly CatalogueName[] = [
  'working_environment_groups',
  'team_characteristic_axes',
  'photo_categories',
];

function catalogueField(key: string): string | undefined {
  return FIELDS_BY_KEY.map((name) => catalogueLabel(name, key)).find((label) => label !== null) ?? undefined;
}
