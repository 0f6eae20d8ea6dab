import { limits } from '@meikan/domain';
import { area, line, link, needed, ofCatalogue, pictures, select } from '../../../../editing/form/build.ts';
import { pictureShapes } from '../../../../ui/index.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';
import { photographed } from './build.ts';

const { mission, summary, appeal, history, hiring } = texts;

/** What a company says and shows of itself. */
export const presentedControls = {
  companyMission: {
    kind: 'parts',
    parts: {
      missions: {
        kind: 'lines',
        label: mission.missions,
        most: limits.description,
        rows: limits.missions,
        add: mission.addMission,
      },
      values: {
        kind: 'lines',
        label: mission.values,
        most: limits.description,
        rows: limits.missions,
        add: mission.addValue,
      },
      photos: pictures(mission.photos),
    },
  },
  businessSummary: {
    kind: 'parts',
    parts: {
      backGroundSummary: area(summary.background, limits.paragraph, 6),
      serviceContentSummary: {
        kind: 'rows',
        label: summary.services,
        help: summary.help,
        most: limits.links,
        add: summary.add,
        needs: ['caption'],
        parts: { caption: needed(summary.caption, limits.shortText), url: link(summary.url) },
      },
      photos: pictures(summary.photos),
    },
  },
  companyAppeal: {
    kind: 'rows',
    label: appeal.label,
    help: appeal.help,
    most: limits.appeals,
    add: appeal.add,
    needs: ['tag'],
    parts: {
      tag: { ...select(appeal.tag, ofCatalogue('company_appeal_tags')), required: true },
      text: area(appeal.text, limits.paragraph, 3),
    },
  },
  companyHistory: {
    kind: 'rows',
    label: history.label,
    help: history.help,
    most: limits.historyRows,
    add: history.add,
    needs: ['text'],
    parts: {
      date: { kind: 'month', label: history.date, required: true },
      text: needed(history.text, limits.description),
    },
  },
  presentation: { ...link(texts.presentation.label), help: texts.presentation.help },
  hiringPresentations: {
    kind: 'rows',
    label: hiring.label,
    help: hiring.help,
    most: limits.links,
    add: hiring.add,
    needs: ['url'],
    parts: { title: line(hiring.title, limits.shortText), url: { ...link(hiring.url), required: true } },
  },
  companyHiringUrl: { ...link(texts.hiringLinks.site), help: texts.hiringLinks.siteHelp },
  hiringUrl: { ...link(texts.hiringLinks.apply), help: texts.hiringLinks.applyHelp },
  webSitesToGetRss: {
    kind: 'lines',
    label: texts.websiteRss.label,
    most: limits.url,
    rows: limits.links,
    add: texts.websiteRss.add,
    link: true,
  },
  hiddenTabs: { kind: 'numbers', label: texts.tabs, groups: choices.hideableTabs },
  coverPhoto: { kind: 'picture', label: texts.coverPhoto, shape: pictureShapes.banner },
  // Cut to the square of 420 px that pages show.
  otherPhotos: { ...pictures(texts.photos.label), shape: pictureShapes.square, cut: 'square' },
  photoRegistrations: {
    kind: 'parts',
    label: texts.photos.registered,
    parts: {
      office: photographed('office'),
      team: photographed('team'),
      work_scene: photographed('work_scene'),
      in_house_event: photographed('in_house_event'),
      external_event: photographed('external_event'),
      intern: photographed('intern'),
      achievement: photographed('achievement'),
    },
  },
} satisfies SomeControls;
