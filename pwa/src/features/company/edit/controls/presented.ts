import {
  area,
  dated,
  line,
  lines,
  link,
  needed,
  pictures,
  rows,
  select,
  tick,
} from '../../../../editing/form/build.ts';
import { pictureShapes } from '../../../../ui/index.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';

/** What a company says and shows of itself. */
export const presentedControls = {
  companyMission: { kind: 'parts', parts: { missions: lines, values: lines, photos: pictures } },
  businessSummary: {
    kind: 'parts',
    parts: {
      backGroundSummary: area(6),
      serviceContentSummary: rows(['caption'], { caption: needed, url: link }),
      photos: pictures,
    },
  },
  companyAppeal: rows(['tag'], { tag: { ...select, required: true }, text: area(3) }),
  companyHistory: dated,
  presentation: { ...link, help: texts.presentationHelp },
  hiringPresentations: rows(['url'], { title: line, url: { ...link, required: true } }),
  companyHiringUrl: { ...link, help: texts.hiringSiteHelp },
  hiringUrl: { ...link, help: texts.applyHelp },
  webSitesToGetRss: { ...lines, link: true },
  hiddenTabs: { kind: 'numbers', groups: choices.hideableTabs },
  coverPhoto: { kind: 'picture', shape: pictureShapes.banner },
  // Cut to the square of 420 px that pages show.
  otherPhotos: { ...pictures, shape: pictureShapes.square, cut: 'square' },
  photoRegistrations: {
    kind: 'parts',
    ticked: true,
    parts: {
      office: tick,
      team: tick,
      work_scene: tick,
      in_house_event: tick,
      external_event: tick,
      intern: tick,
      achievement: tick,
    },
  },
} satisfies SomeControls;
