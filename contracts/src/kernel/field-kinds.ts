import type { CatalogueName } from '@meikan/domain';
import { z } from 'zod';

/** What a field's values are, where they are not what somebody typed: keys of a list, days, months or pictures. */
export type Holds =
  | CatalogueName
  | 'companies'
  | 'company-tabs'
  | 'content-categories'
  | 'country-codes'
  | 'days'
  | 'environment-answers'
  | 'months'
  | 'payment-ways'
  | 'pictures'
  | 'service-categories';

/** How a value is written, where its type does not tell: an address, a text of several lines, or a place between two ends. */
export type Written = 'address' | 'lines' | 'place';

/**
 * What is to be told of a field beside its title. `most`: characters of a text, as readers count them. `unit`: what a figure counts.
 * `partsIn`: the catalogue whose keys name its parts.
 */
export type FieldKind = {
  readonly most?: number;
  readonly written?: Written;
  readonly holds?: Holds;
  readonly unit?: string;
  readonly partsIn?: CatalogueName;
};

/** Beside `.meta`, whose entries are all published with the description of the API. */
export const fieldKinds = z.registry<FieldKind>();
