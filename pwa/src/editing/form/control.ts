import type { CatalogueName } from '@meikan/domain';
import type { PictureShape } from '../../ui/index.ts';
import type { Beside, Groups, OfFigure, OfSwitch, OfText, OfTexts, Shares } from './said.ts';

type Text = OfText & {
  /** What is sent where nothing is written. */
  readonly nothing: null | '';
} & (
    | { readonly kind: 'line' }
    | { readonly kind: 'link' }
    | { readonly kind: 'month' }
    | { readonly kind: 'select' }
    | { readonly kind: 'kept' }
    | { readonly kind: 'area'; readonly rows: number }
    | { readonly kind: 'picture'; readonly shape: PictureShape }
    /** The name of a company, picked or written. */
    | { readonly kind: 'company'; readonly idIn: string }
  );
type Amount = OfFigure & { readonly kind: 'amount' };
/** A place between the two ends that its title names: 「速さ重視 ↔ 品質重視」. */
type Scale = Beside & { readonly kind: 'scale' };
type Flag = OfSwitch & { readonly kind: 'flag' };
type Texts = OfTexts &
  (
    | { readonly kind: 'checks' }
    | { readonly kind: 'lines'; readonly link: boolean }
    | { readonly kind: 'tags'; readonly suggested: CatalogueName }
    | { readonly kind: 'pictures'; readonly shape: PictureShape }
  );
type Numbers = Beside &
  ({ readonly kind: 'shares'; readonly shares: Shares } | { readonly kind: 'numbers'; readonly groups: Groups });

/** A form's fields under their names. */
export type Controls = Readonly<Record<string, Control>>;
type OfParts = Beside & {
  readonly parts: Controls;
  /** The parts without which it is not saved; without any, it is not where nothing is written in it. */
  readonly needs?: readonly string[];
};
export type Parts = OfParts & {
  readonly kind: 'parts';
  /** The parts that this form writes, where it does not write all: the others stay as they are. */
  readonly drawn?: readonly string[];
  /** Whether nothing is sent of it where it lacks what it needs. */
  readonly nullable: boolean;
};
/** Rows that lack what they need are dropped on save. */
export type RowsControl = OfParts & { readonly kind: 'rows' };

/** How a field is written in a form; what it is called, how much it holds and of which keys, its contract tells. */
export type Control = Text | Amount | Scale | Flag | Texts | Numbers | Parts | RowsControl;
