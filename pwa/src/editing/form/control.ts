import type { PictureCut } from '@meikan/contracts';
import type { CatalogueName } from '@meikan/domain';
import type { SelectGroup } from '../../ui/forms.ts';
import type { PictureShape } from '../../ui/index.ts';

type Groups = () => readonly SelectGroup<string>[];

type Said = {
  readonly help?: string;
  /** Stands beside its neighbour where two fit. */
  readonly half?: true;
};
/** Shown in an empty field. */
type Exemplified = { readonly example?: string };

type WrittenText =
  /** `fills`: what a browser may fill in, in the words of HTML's `autocomplete`. */
  | (Said & Exemplified & { readonly kind: 'line'; readonly fills?: string })
  | (Said & { readonly kind: 'area'; readonly rows: number })
  | (Said & { readonly kind: 'link' })
  | (Said & { readonly kind: 'month' })
  /** `groups`: where the contract names no catalogue. `first`: what is chosen in a row that was just added. */
  | (Said & { readonly kind: 'select'; readonly groups?: Groups; readonly first?: string })
  | (Said & { readonly kind: 'picture'; readonly shape: PictureShape })
  /** The name of a company, picked or written; the id of one that was picked stands in its neighbour. */
  | (Said & { readonly kind: 'company'; readonly idIn: string })
  /** Written by its neighbour. */
  | { readonly kind: 'kept' };
/** A row without it, or a form without it, is not to be sent. */
type Required = { readonly required: true };
/** Where nothing is written in it, an empty text is sent. */
type NeverNull = { readonly neverNull: true };

type Amount = Said & { readonly kind: 'amount'; readonly decimal?: true };
/** A place between the two ends that its title names: 「速さ重視 ↔ 品質重視」. */
type Scale = Said & { readonly kind: 'scale' };
/** `statement`: what is ticked, where it stands alone under its label. */
type Flag = Said & { readonly kind: 'flag'; readonly statement?: string };
type Texts =
  | (Said & Exemplified & { readonly kind: 'lines'; readonly link?: true })
  | (Omit<Said, 'help'> & { readonly kind: 'tags'; readonly suggested: CatalogueName })
  /** `single`: one of them at most, in a list that holds it. */
  | (Said & { readonly kind: 'checks'; readonly groups?: Groups; readonly single?: true })
  | (Said & { readonly kind: 'pictures'; readonly shape: PictureShape; readonly cut?: PictureCut });
type Numbers =
  | (Said & {
      readonly kind: 'shares';
      readonly parts: () => SelectGroup<string>['options'];
      readonly sum: (sum: number) => string;
    })
  | (Said & { readonly kind: 'numbers'; readonly groups: Groups });
export type Parts = Said & {
  readonly kind: 'parts';
  /** Yes and no each: drawn as one list. */
  readonly ticked?: true;
  readonly parts: Readonly<Record<string, Control>>;
  /** The parts that this form writes, where it does not write all: the others stay as they are. */
  readonly drawn?: readonly string[];
  /** Whether nothing is sent of it where it lacks what it needs. */
  readonly nullable?: true;
  /** The parts that it is not saved without; without any, nothing is sent where nothing is written in it. */
  readonly needs?: readonly string[];
};
export type RowsControl = Said & {
  readonly kind: 'rows';
  readonly parts: Readonly<Record<string, Control>>;
  /** Rows that lack one of them are dropped on save; without any, those in which nothing is written. */
  readonly needs?: readonly string[];
};

/** How a field is written in a form; what it is called, how much it holds and of which keys, its contract tells. */
export type Control =
  | (WrittenText & { readonly required?: true; readonly neverNull?: true })
  | Amount
  | Scale
  | Flag
  | Texts
  | Numbers
  | Parts
  | RowsControl;
/** A form's fields under their names. */
export type Controls = Readonly<Record<string, Control>>;

type PartsOf<W> = { readonly [P in keyof W]-?: ControlFor<Exclude<W[P], undefined>> };
type ListOf<R> = [R] extends [string]
  ? Texts
  : [R] extends [number]
    ? Numbers
    : Omit<RowsControl, 'parts'> & { readonly parts: PartsOf<R> };

/**
 * The kinds of control that a value of the contract may be written by: a text in no field of numbers, a text that is never `null`
 * in a field that sends one, and every part of a group in one of its own. What does not fit, or is forgotten, does not compile.
 */
export type ControlFor<W> = [NonNullable<W>] extends [boolean]
  ? Flag
  : [NonNullable<W>] extends [string]
    ? [null] extends [W]
      ? WrittenText
      : WrittenText & (Required | NeverNull)
    : [NonNullable<W>] extends [number]
      ? Amount | Scale
      : NonNullable<W> extends readonly (infer R)[]
        ? ListOf<R>
        : Omit<Parts, 'parts' | 'nullable'> & { readonly parts: PartsOf<NonNullable<W>> } & ([null] extends [W]
              ? { readonly nullable: true }
              : unknown);
/** How each field of something may be written. */
export type ControlsFor<Fields> = { readonly [F in keyof Fields]: ControlFor<Fields[F]> };
