import type { PictureCut } from '@meikan/contracts';
import type { CatalogueName } from '@meikan/domain';
import type { SelectGroup } from '../../ui/forms.ts';
import type { PictureShape } from '../../ui/index.ts';

export type Groups = () => readonly SelectGroup<string>[];
/** The parts of a whole, in percent. */
export type Shares = {
  readonly parts: () => SelectGroup<string>['options'];
  readonly sum: (sum: number) => string;
};

export type Beside = {
  readonly help?: string;
  /** Stands beside its neighbour where two fit. */
  readonly half?: true;
};
export type OfText = Beside & {
  /** Shown in the empty field. */
  readonly example?: string;
  /** What a browser may fill in, in the words of HTML's `autocomplete`. */
  readonly fills?: string;
  /** How many lines its field is high. */
  readonly rows?: number;
  /** What is chosen from, where the contract names no catalogue. */
  readonly groups?: Groups;
  /** What is chosen in a row that was just added. */
  readonly first?: string;
  readonly shape?: PictureShape;
  /** It names a company: the id of one that was picked stands in this neighbour. */
  readonly idIn?: string;
  /** It is written by its neighbour. */
  readonly kept?: true;
};
export type OfFigure = Beside & { readonly decimal?: true };
/** `statement`: what is ticked, where it stands alone under its label. */
export type OfSwitch = Beside & { readonly statement?: string };
export type OfTexts = Beside & {
  readonly example?: string;
  readonly groups?: Groups;
  /** One of them at most. */
  readonly single?: true;
  /** Words of one's own, of which these are proposed. */
  readonly suggested?: CatalogueName;
  readonly shape?: PictureShape;
  readonly cut?: PictureCut;
};
type OfNumbers = Beside & ({ readonly shares: Shares } | { readonly groups: Groups });
type OfParts<V> = Beside & {
  readonly parts?: SaidOfFields<V>;
  /** What it is not saved without. */
  readonly needs?: readonly (keyof V & string)[];
};
/** `drawn`: the parts that this form writes, where it does not write all. */
type OfGroup<V> = OfParts<V> & { readonly drawn?: readonly (keyof V & string)[] };

type OfList<R> = [R] extends [string] ? OfTexts : [R] extends [number] ? OfNumbers : OfParts<R>;

/** What a form may say of a field with such a value, beside what its contract tells. */
export type SaidOf<V> = [V] extends [boolean]
  ? OfSwitch
  : [V] extends [string]
    ? OfText
    : [V] extends [number]
      ? OfFigure
      : V extends readonly (infer R)[]
        ? OfList<R>
        : OfGroup<V>;
/** What a form says of its fields: what fits no field of that kind does not compile. */
export type SaidOfFields<Fields> = { readonly [F in keyof Fields]?: SaidOf<NonNullable<Fields[F]>> };

/** What is said of a field, whatever its value is. */
export type Said = OfText &
  OfFigure &
  OfSwitch &
  OfTexts & {
    readonly shares?: Shares;
    readonly parts?: FieldsSaid;
    readonly needs?: readonly string[];
    readonly drawn?: readonly string[];
  };
/** The fields of a form, in their order. */
export type FieldsSaid = { readonly [field: string]: Said };
