import type { FieldFacts } from '@meikan/contracts';
import type { Control } from '../control.ts';
import type { Draft, DraftParts } from '../draft.ts';

/** What every field of the form is told, whatever it is written by. */
export type Around = {
  /** What is edited, in the words of the queue: whose pictures they are. */
  readonly about: { readonly name: string; readonly path: string };
  /** The fault of a field, by its dotted path. */
  readonly errorOf: (path: string) => string | undefined;
  /** Hears when another question stands above the form; not given where none of its fields asks any. */
  readonly onAsking?: ((asking: boolean) => void) | undefined;
};

/** A field with its control, and what its contract tells of it. */
export type Drawn<C extends Control = Control> = Around & {
  readonly control: C;
  readonly facts: FieldFacts;
  readonly value: Draft;
  readonly onChange: (value: Draft) => void;
  readonly path: string;
  /** Its number in the form. */
  readonly no?: number | undefined;
  /** The group that it is a part of: a control may write its neighbours too. */
  readonly group?: { readonly values: DraftParts; readonly change: (changes: DraftParts) => void };
};

/** Whether a field stands in a group: what is needed there is needed only if anything of the group is entered. */
export const isPart = (path: string): boolean => path.includes('.');

/** The control of a kind. */
export type Of<K extends Control['kind']> = Extract<Control, { readonly kind: K }>;
