import type { FieldFacts } from '@meikan/contracts';
import type { FieldErrors } from '../../api/field-errors.ts';
import { rowsOrBlank } from '../rows-or-blank.ts';
import { labelOf } from './contract.ts';
import type { Control, Controls, Parts, RowsControl } from './control.ts';
import { faultOfNumber, faultOfShares, readNumber } from './numbers.ts';

/** A field as it is typed: texts for figures and dates too, `''` for nothing. */
export type Draft = string | boolean | readonly Draft[] | { readonly [part: string]: Draft };
export type DraftParts = { readonly [part: string]: Draft };

/** A value as the wire carries it; which one fits a field, the contract judges. */
export type Wire = string | number | boolean | null | readonly Wire[] | { readonly [part: string]: Wire };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);
export const partsOf = (value: Draft | undefined): DraftParts =>
  typeof value === 'object' && !Array.isArray(value) && isParts(value) ? value : {};
export const rowsOf = (value: Draft | undefined): readonly DraftParts[] =>
  Array.isArray(value) ? value.map((row: Draft) => partsOf(row)) : [];
const isParts = (value: object): value is DraftParts => !Array.isArray(value);

const mapParts = <D>(parts: Controls, map: (control: Control, part: string) => D) =>
  Object.fromEntries(Object.entries(parts).map(([part, control]) => [part, map(control, part)]));

/** A field as its form begins with it. */
export function draftOf(control: Control, value: unknown): Draft {
  switch (control.kind) {
    case 'flag':
      return value === true;
    case 'lines':
      return rowsOrBlank(textsOf(value), '');
    case 'tags':
    case 'checks':
    case 'pictures':
    case 'numbers':
      return textsOf(value);
    case 'shares':
      return control.shares.parts().map((_, index) => textsOf(value)[index] ?? '');
    case 'parts':
      return mapParts(control.parts, (part, name) => draftOf(part, isObject(value) ? value[name] : null));
    case 'rows':
      return rowsOrBlank(Array.isArray(value) ? value.map((row) => rowDraft(control, row)) : [], blankRow(control));
    case 'select':
      return textOf(value ?? control.first);
    default:
      return textOf(value);
  }
}

const rowDraft = ({ parts }: RowsControl, row: unknown): DraftParts =>
  mapParts(parts, (part, name) => draftOf(part, isObject(row) ? row[name] : null));

/** A row that nobody has written in. */
export const blankRow = (control: RowsControl): DraftParts => rowDraft(control, {});

/** Whether nothing is written there. */
export function isBlank(draft: Draft | undefined): boolean {
  if (draft === undefined || draft === false) return true;
  if (typeof draft === 'string') return draft.trim() === '';
  if (draft === true) return false;
  return Object.values(draft).every(isBlank);
}

/** Whether a row or a group has all that it is not saved without. */
const stays =
  ({ needs }: RowsControl | Parts) =>
  (parts: DraftParts): boolean =>
    needs === undefined ? !isBlank(parts) : needs.every((part) => !isBlank(parts[part]));

/** The form without rows that are not saved; one stays to write in. */
export function tidied(control: Control, draft: Draft): Draft {
  if (control.kind === 'lines') {
    return rowsOrBlank(
      textsOf(draft).filter((line) => !isBlank(line)),
      '',
    );
  }
  if (control.kind === 'rows') return rowsOrBlank(rowsOf(draft).filter(stays(control)), blankRow(control));
  if (control.kind !== 'parts') return draft;
  return mapParts(control.parts, (part, name) => tidied(part, partsOf(draft)[name] ?? ''));
}

/** What is sent of it: nothing where nothing is written. */
export function wireOf(control: Control, draft: Draft): Wire {
  switch (control.kind) {
    case 'flag':
      return draft === true;
    case 'amount':
    case 'scale':
      return isBlank(draft) ? null : readNumber(textOf(draft));
    case 'lines':
      return textsOf(draft).filter((line) => !isBlank(line));
    case 'tags':
    case 'checks':
    case 'pictures':
      return textsOf(draft);
    case 'numbers':
      return textsOf(draft).map(Number);
    case 'shares':
      return isBlank(draft) ? null : textsOf(draft).map((share) => readNumber(share) ?? 0);
    case 'parts':
      return wireOfParts(control, draft);
    case 'rows':
      return rowsOf(draft)
        .filter(stays(control))
        .map((row) => mapParts(control.parts, partsOnWire(row)));
    default:
      return isBlank(draft) ? control.nothing : textOf(draft);
  }
}

const partsOnWire = (row: DraftParts) => (part: Control, name: string) => wireOf(part, row[name] ?? '');

function wireOfParts(control: Parts, draft: Draft): Wire {
  const parts = partsOf(draft);
  if (control.nullable && !stays(control)(parts)) return null;
  return mapParts(control.parts, partsOnWire(parts));
}

/** Figures that are none, by their paths: what is sent for them cannot tell. */
export function faultsOf(control: Control, draft: Draft, path: string, facts: FieldFacts): FieldErrors {
  switch (control.kind) {
    case 'amount':
      return faultOfNumber(textOf(draft), path, labelOf(facts), control.decimal);
    case 'shares':
      return faultOfShares(textsOf(draft), path, labelOf(facts));
    case 'parts':
      return faultsOfParts(control.parts, partsOf(draft), path, facts);
    case 'rows':
      return Object.assign(
        {},
        ...rowsOf(draft).map((row, index) => faultsOfParts(control.parts, row, `${path}.${index}`, facts.part(index))),
      );
    default:
      return {};
  }
}

function faultsOfParts(parts: Controls, values: DraftParts, path: string, facts: FieldFacts): FieldErrors {
  const faults = Object.entries(parts).map(([name, part]) =>
    faultsOf(part, values[name] ?? '', `${path}.${name}`, facts.part(name)),
  );
  return Object.assign({}, ...faults);
}
