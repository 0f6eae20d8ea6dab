import type { CompanyControls } from '../section-fields.ts';
import { headControls } from './head.ts';
import { offeredControls } from './offered.ts';
import { presentedControls } from './presented.ts';
import { workingControls } from './working.ts';

/** How each field of a page is written: one that is forgotten does not compile. */
export const CONTROLS: CompanyControls = {
  ...headControls,
  ...workingControls,
  ...presentedControls,
  ...offeredControls,
};
