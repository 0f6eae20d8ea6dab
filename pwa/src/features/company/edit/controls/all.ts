import { isOwnKey } from '@meikan/domain';
import type { Controls } from '../../../../editing/form/control.ts';
import { type CompanyControls, fieldsOfSection, type OwnSection } from '../section-fields.ts';
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

/** The controls of a section's dialog, in their order. */
export const controlsOf = (section: Exclude<OwnSection, 'sns'>): Controls =>
  Object.fromEntries(
    fieldsOfSection(section).flatMap((field) => (isOwnKey(CONTROLS, field) ? [[field, CONTROLS[field]]] : [])),
  );
