import { type FieldFacts, factsOfState, partsOfPath } from '@meikan/contracts';
import { fieldNames } from '../field-names.texts.ts';
import { auditTexts } from '../texts.ts';

const known: ReadonlyMap<string, string> = new Map(Object.entries(fieldNames));

/** A part of a state in words: as its contract calls it, where an edit writes it; a part without any name shows as it is stored. */
export const partName = ({ title }: FieldFacts, part: string): string => title ?? known.get(part) ?? part;

function namesOf(category: string, path: string): readonly string[] {
  const parts = partsOfPath(path);
  return parts.map((part, at) => partName(factsOfState(category, parts.slice(0, at + 1)), part));
}

/** A path of a state of the category in words: `sections.basics.name` as 基本情報・名前. What is called as what it stands in is said once. */
export function fieldName(category: string, path: string): string {
  const names = namesOf(category, path).filter((name, at, all) => name !== all[at - 1]);
  return names.join(auditTexts.value.within) || auditTexts.value.whole;
}

/** What a field is called beside the section that it stands in; empty where that says it already. */
export function nameInSection(category: string, path: string): string {
  const [ofSection, ...names] = namesOf(category, path);
  const name = names.join(auditTexts.value.within);
  return name === ofSection ? '' : name;
}
