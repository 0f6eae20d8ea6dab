import { limits } from '@meikan/domain';
import { amount, area, flag, line, link, needed, pictures, select } from '../../../../editing/form/build.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';

const { feePlans, support, roadmap, help, goodPoints, achievements, servicePhotos } = texts;

type Dated = { readonly label: string; readonly date: string; readonly text: string };
type MonthRows = Dated & { readonly help: string; readonly add: string };

const monthRows = ({ label, date, text, ...said }: MonthRows) =>
  ({
    kind: 'rows',
    label,
    ...said,
    most: limits.historyRows,
    needs: ['text'],
    parts: { date: { kind: 'month', label: date, required: true }, text: needed(text, limits.description) },
  }) as const;

/** What a page tells those who use its service, or might. */
export const offeredControls = {
  feePlans: {
    kind: 'rows',
    label: feePlans.label,
    help: feePlans.help,
    most: limits.feePlans,
    add: feePlans.add,
    needs: ['name'],
    parts: {
      name: needed(feePlans.name, limits.shortText),
      fee: amount(feePlans.fee),
      paymentWay: { ...select(feePlans.paymentWay, choices.paymentWays), required: true },
      numberMonth: amount(feePlans.numberMonth),
      areaLabel: line(feePlans.areaLabel, limits.name),
      tagName: line(feePlans.tagName, limits.tag),
    },
  },
  inSupport: flag(support.open),
  updateSupport: area(support.text, limits.longText, 6),
  roadmap: monthRows(roadmap),
  helpTopics: {
    kind: 'rows',
    label: help.label,
    help: help.help,
    most: limits.links,
    add: help.add,
    needs: ['title'],
    parts: {
      title: needed(help.title, limits.shortText),
      text: area(help.text, limits.paragraph, 3),
      url: link(help.url),
    },
  },
  goodPointsByUsers: {
    kind: 'lines',
    label: goodPoints.label,
    most: limits.description,
    rows: limits.goodPoints,
    add: goodPoints.add,
  },
  achievements: monthRows(achievements),
  pcServicePhotos: pictures(servicePhotos.pc),
  mobileServicePhotos: pictures(servicePhotos.mobile),
  bannerPhotos: pictures(servicePhotos.banner),
} satisfies SomeControls;
