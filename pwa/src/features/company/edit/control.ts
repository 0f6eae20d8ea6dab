import type { CompanyFields, PictureCut } from '@meikan/contracts';
import type { CatalogueName, WorkingEnvironmentGroup } from '@meikan/domain';
import type { PictureShape } from '../../../ui/index.ts';
import type { OwnSection, SECTION_FIELDS } from './section-fields.ts';

/** What stands in a list of choices. */
export type Choice = { readonly value: string; readonly label: string };

type Said = { readonly label: string; readonly help?: string };
type Text = Said & { readonly most: number };

type WrittenText =
  | (Text & { readonly kind: 'line' })
  | (Text & { readonly kind: 'area'; readonly rows?: number })
  | (Said & { readonly kind: 'link' })
  | (Said & { readonly kind: 'month' })
  | (Said & { readonly kind: 'select'; readonly groups: () => readonly ChoiceGroup[] })
  | (Said & { readonly kind: 'picture'; readonly shape: PictureShape })
  /** The name of a company, picked or written; the id of one that was picked stands in its neighbour. */
  | (Said & { readonly kind: 'company'; readonly idIn: string })
  /** Written by its neighbour. */
  | { readonly kind: 'kept' };
/** A row without it, or a form without it, is not to be sent. */
type Required = { readonly required: true };

export type ChoiceGroup = { readonly label: string; readonly options: readonly Choice[] };

export type Amount = Said & { readonly kind: 'amount'; readonly decimal?: true };
export type Scale = Said & { readonly kind: 'scale'; readonly ends: readonly [string, string] };
/** `statement`: what is ticked, where it stands alone under its label. */
export type Flag = Said & { readonly kind: 'flag'; readonly statement?: string };
export type Texts =
  | (Text & { readonly kind: 'lines'; readonly rows: number; readonly add: string; readonly link?: true })
  | (Said & { readonly kind: 'tags'; readonly most: number; readonly suggested: CatalogueName })
  | (Said & { readonly kind: 'checks'; readonly groups: () => readonly ChoiceGroup[] })
  | (Said & { readonly kind: 'answers'; readonly group: WorkingEnvironmentGroup })
  | (Said & {
      readonly kind: 'pictures';
      readonly most: number;
      readonly shape: PictureShape;
      readonly cut?: PictureCut;
    });
export type Numbers =
  | (Said & { readonly kind: 'shares'; readonly parts: () => readonly Choice[]; readonly sum: (sum: number) => string })
  | (Said & { readonly kind: 'numbers'; readonly groups: () => readonly ChoiceGroup[] });
export type Parts = Partial<Said> & {
  readonly kind: 'parts';
  readonly parts: Readonly<Record<string, Control>>;
  /** Whether nothing is sent of it where it lacks what it needs. */
  readonly nullable?: true;
  /** The part that it is not saved without; without one, nothing is sent where nothing is written in it. */
  readonly needs?: string;
};
export type RowsControl = Said & {
  readonly kind: 'rows';
  readonly parts: Readonly<Record<string, Control>>;
  readonly most: number;
  readonly add: string;
  /** Rows without it are dropped on save; without one, those in which nothing is written. */
  readonly needs?: string;
};

/** How a field is written in a form. */
export type Control =
  | (WrittenText & { readonly required?: true })
  | Amount
  | Scale
  | Flag
  | Texts
  | Numbers
  | Parts
  | RowsControl;

type PartsOf<W> = { readonly [P in keyof W]-?: ControlFor<Exclude<W[P], undefined>> };
type ListOf<R> = [R] extends [string]
  ? Texts
  : [R] extends [number]
    ? Numbers
    : Omit<RowsControl, 'parts'> & { readonly parts: PartsOf<R> };

/**
 * The kinds of control that a value of the contract may be written by: a text in no field of numbers, a required text in a
 * required field, and every part of a group in one of its own. What does not fit, or is forgotten, does not compile.
 */
export type ControlFor<W> = [NonNullable<W>] extends [boolean]
  ? Flag
  : [NonNullable<W>] extends [string]
    ? [null] extends [W]
      ? WrittenText
      : WrittenText & Required
    : [NonNullable<W>] extends [number]
      ? Amount | Scale
      : NonNullable<W> extends readonly (infer R)[]
        ? ListOf<R>
        : Omit<Parts, 'parts' | 'nullable'> & { readonly parts: PartsOf<NonNullable<W>> } & ([null] extends [W]
              ? { readonly nullable: true }
              : unknown);

/** A field that some section writes; accounts elsewhere have a form of their own, which profiles share. */
export type EditedField = Exclude<(typeof SECTION_FIELDS)[OwnSection][number], 'sns'>;
/** The table of them: how each field of a page is written. */
export type Controls = { readonly [F in EditedField]: ControlFor<CompanyFields[F]> };
export type SomeControls = Partial<Controls>;
