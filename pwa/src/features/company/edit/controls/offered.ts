import {
  amount,
  area,
  dated,
  flag,
  line,
  lines,
  link,
  needed,
  pictures,
  rows,
  select,
} from '../../../../editing/form/build.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';

/** What a page tells those who use its service, or might. */
export const offeredControls = {
  feePlans: {
    ...rows(['name'], {
      name: needed,
      fee: amount,
      paymentWay: { ...select, groups: choices.paymentWays, required: true },
      numberMonth: amount,
      areaLabel: line,
      tagName: line,
    }),
    help: texts.feePlansHelp,
  },
  inSupport: flag(texts.inSupport),
  updateSupport: area(6),
  roadmap: dated,
  helpTopics: rows(['title'], { title: needed, text: area(3), url: link }),
  goodPointsByUsers: lines,
  achievements: dated,
  pcServicePhotos: pictures,
  mobileServicePhotos: pictures,
  bannerPhotos: pictures,
} satisfies SomeControls;
