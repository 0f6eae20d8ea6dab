import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { takePicture } from '../pictures/choose-picture.ts';

/** A field of one kind of control: how it is written, and what the page then holds of it. `round` tells one run from the next. */
export type Kind = {
  readonly kind: string;
  readonly tab: number;
  readonly section: string;
  readonly field: string;
  write(dialog: Locator, round: number, page: Page): Promise<void>;
  holds(round: number): unknown;
};

/** A field by the beginning of its label, behind which a counter may stand. */
const field = (dialog: Locator, label: string) =>
  dialog.getByLabel(new RegExp(`^${label.replaceAll(/[()（）]/g, '.')}`));
const fill = (label: string, text: (round: number) => string) => (dialog: Locator, round: number) =>
  field(dialog, label).last().fill(text(round));
const UPLOADED = /^\/images\/[0-9a-f]{64}$/;
const INDUSTRIES = ['software_package', 'web_service_app'] as const;

/** One field of each kind that the forms of a page are made of. */
export const KINDS: readonly Kind[] = [
  {
    ...{ kind: 'a text of several lines', tab: 1, section: 'ここで働く理由', field: 'whyWorkHere' },
    write: fill('ここで働く理由', (round) => `染め場の風が通る。${round}`),
    holds: (round) => `染め場の風が通る。${round}`,
  },
  {
    ...{ kind: 'a group of lines', tab: 1, section: '代表者', field: 'companyCEO' },
    write: fill('名前', (round) => `板東 真帆${round}`),
    holds: (round) => expect.objectContaining({ name: `板東 真帆${round}` }),
  },
  {
    ...{ kind: 'a figure', tab: 1, section: '従業員数', field: 'companySize' },
    write: fill('従業員数（名）', (round) => `３${round}`),
    holds: (round) => 30 + round,
  },
  {
    ...{ kind: 'an address', tab: 1, section: '会社紹介の資料', field: 'presentation' },
    write: fill('会社紹介の資料のURL', (round) => `https://ai-no-ito.example/deck/${round}`),
    holds: (round) => `https://ai-no-ito.example/deck/${round}`,
  },
  {
    ...{ kind: 'one of a catalogue', tab: 1, section: '業種', field: 'companyIndustry' },
    write: async (dialog, round) => {
      await field(dialog, '業種').selectOption(INDUSTRIES[round % 2] ?? null);
    },
    holds: (round) => INDUSTRIES[round % 2],
  },
  {
    ...{ kind: 'lines', tab: 1, section: '別名', field: 'otherName' },
    write: async (dialog, round) => {
      await dialog.getByRole('button', { name: '別名を追加' }).click();
      await dialog
        .getByLabel(/^別名 \d+/)
        .last()
        .fill(`藍糸${round}`);
    },
    holds: (round) => expect.arrayContaining([`藍糸${round}`]),
  },
  {
    ...{ kind: 'tags', tab: 1, section: 'できること', field: 'canDo' },
    write: async (dialog, round) => {
      await dialog.getByRole('combobox').fill(`染め直し${round}`);
      await dialog.getByRole('combobox').press('Enter');
    },
    holds: (round) => expect.arrayContaining([`染め直し${round}`]),
  },
  {
    ...{ kind: 'rows with a month', tab: 1, section: '沿革', field: 'companyHistory' },
    write: async (dialog, round) => {
      await dialog.getByRole('button', { name: 'できごとを追加' }).click();
      await field(dialog, '年月').last().fill(`2026/0${round}`);
      await field(dialog, 'できごと').last().fill(`藍の納屋を建てる${round}`);
    },
    holds: (round) => expect.arrayContaining([{ date: `2026-0${round}`, text: `藍の納屋を建てる${round}` }]),
  },
  {
    ...{ kind: 'accounts elsewhere', tab: 1, section: 'SNS', field: 'sns' },
    write: (dialog, round) => dialog.getByLabel('フォロワー数', { exact: true }).last().fill(`5,00${round}`),
    holds: (round) => expect.objectContaining({ instagram: expect.objectContaining({ follower: 5000 + round }) }),
  },
  {
    ...{ kind: 'answers', tab: 16, section: '働く環境', field: 'workingEnvironments' },
    write: async (dialog, round) => {
      await dialog.getByLabel('リモートワーク').selectOption(round % 2 === 0 ? 'remote_full' : 'remote_exception');
    },
    holds: (round) => expect.objectContaining({ remote_work: [round % 2 === 0 ? 'remote_full' : 'remote_exception'] }),
  },
  {
    ...{ kind: 'a place between two ends', tab: 16, section: 'チームの傾向', field: 'teamCharacteristics' },
    write: async (dialog, round) => {
      await dialog.getByLabel('速さ重視 ↔ 品質重視').selectOption(String(round));
    },
    holds: (round) => expect.objectContaining({ speed_quality: round }),
  },
  {
    ...{ kind: 'several of a catalogue', tab: 28, section: 'エンジニア採用の紹介', field: 'engineerHiringInfo' },
    write: async (dialog, round) => {
      await field(dialog, 'エンジニア採用の紹介').fill(`染料と話す仕事です。${round}`);
      await dialog.getByRole('checkbox').nth(round).check();
    },
    holds: (round) => ({ text: `染料と話す仕事です。${round}`, stack: expect.arrayContaining([expect.any(String)]) }),
  },
  {
    ...{ kind: 'shares of a whole', tab: 28, section: 'エンジニアのレベルの割合', field: 'engineerLevelPercentages' },
    write: async (dialog, round) => {
      const shares = [20 + round, 80 - round, 0, 0, 0];
      for (const [at, share] of shares.entries()) await dialog.getByRole('textbox').nth(at).fill(String(share));
    },
    holds: (round) => [20 + round, 80 - round, 0, 0, 0],
  },
  {
    ...{ kind: 'rows of companies', tab: 28, section: '社員の前職', field: 'employeePreviousCompanies' },
    write: async (dialog, round) => {
      await field(dialog, '会社名').first().fill(`鳴門染工${round}`);
      await field(dialog, '人数').first().fill(String(round));
    },
    holds: (round) => [{ companyId: null, companyName: `鳴門染工${round}`, count: round }],
  },
  {
    ...{ kind: 'tabs', tab: 1, section: 'タブの表示', field: 'hiddenTabs' },
    write: async (dialog, round) => {
      await dialog.getByRole('checkbox', { name: round % 2 === 0 ? 'Q&A' : 'ヘルプ' }).check();
    },
    holds: (round) => expect.arrayContaining([round % 2 === 0 ? 15 : 33]),
  },
  {
    ...{ kind: 'a yes or no', tab: 1, section: '基本情報', field: 'hideUsedService' },
    write: async (dialog) => {
      await dialog.getByRole('checkbox', { name: '使っているサービスを訪問者に表示しない' }).click();
    },
    holds: (round) => round % 2 === 1,
  },
  {
    ...{ kind: 'a picture', tab: 1, section: 'カバー写真', field: 'coverPhoto' },
    write: async (dialog, _, page) => {
      await dialog.getByRole('button', { name: '画像を変える' }).click();
      await takePicture(page);
    },
    holds: () => expect.stringMatching(UPLOADED),
  },
  {
    ...{ kind: 'pictures', tab: 27, section: '写真', field: 'otherPhotos' },
    write: async (dialog, round, page) => {
      await dialog
        .getByRole('button', { name: '画像を変える' })
        .nth(round - 1)
        .click();
      await takePicture(page);
    },
    holds: () => expect.arrayContaining([expect.stringMatching(UPLOADED)]),
  },
];
