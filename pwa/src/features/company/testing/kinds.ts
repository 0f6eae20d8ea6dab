import type { CompanyFields } from '@meikan/contracts';
import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { button, quarters, stage, upload } from '../../../ui/picture-field/testing/pictures.ts';
import { pictureTexts } from '../../../ui/picture-field/texts.ts';

type Field = keyof CompanyFields;

/** A field of one kind of control. */
type Written<F extends Field> = {
  readonly tab: number;
  readonly section: string;
  write(dialog: Locator): Promise<void>;
  /** What an edit says of the field, which held `before`. */
  holds(before: CompanyFields[F]): CompanyFields[F];
};

export type Kind = Pick<Written<Field>, 'tab' | 'section' | 'write'> & {
  readonly kind: string;
  /** The field, and what an edit says of it on a page with these fields. */
  change(fields: CompanyFields): readonly [field: Field, value: unknown];
};

function kindOf<F extends Field>(kind: string, field: F, { holds, ...written }: Written<F>): Kind {
  return { kind, ...written, change: (fields) => [field, holds(fields[field])] };
}

/** A field by the beginning of its label, behind which a counter may stand. */
const labelled = (dialog: Locator, label: string) =>
  dialog.getByLabelText(new RegExp(`^${label.replaceAll(/[()（）]/g, '.')}`));
const fill = (label: string, text: string) => (dialog: Locator) => labelled(dialog, label).last().fill(text);
const add = (dialog: Locator, what: string) => dialog.getByRole('button', { name: `${what}を追加` }).click();

/** The address that the server gives the picture which is uploaded. */
export const UPLOADED = `/images/${'1'.repeat(64)}`;

/** Chooses another picture in place of one of the dialog's, and takes what the frame shows of it at first. */
async function changePicture(dialog: Locator, at: number): Promise<void> {
  await dialog.getByRole('button', { name: pictureTexts.change }).nth(at).click();
  await upload(await quarters(300, 200));
  await button(pictureTexts.take).click();
  await expect.element(stage).not.toBeInTheDocument();
}

const REASON = '染め場の風が通る。';
const CEO = '板東 藍';
const DECK = 'https://ai-no-ito.example/deck';
const INDUSTRY = 'web_service_app';
const ALIAS = '藍糸';
const SKILL = '染め直し';
const EVENT = '藍の納屋を建てる';
const REMOTE = 'remote_exception';
const HIRING = '染料と話す仕事です。';
const SHARES: [number, number, number, number, number] = [30, 70, 0, 0, 0];
const EMPLOYER = '鳴門染工';

const SINGLE: readonly Kind[] = [
  kindOf('a text of several lines', 'whyWorkHere', {
    ...{ tab: 1, section: 'ここで働く理由', write: fill('ここで働く理由', REASON) },
    holds: () => REASON,
  }),
  kindOf('a group of lines', 'companyCEO', {
    ...{ tab: 1, section: '代表者', write: fill('名前', CEO) },
    holds: (before) => before && { ...before, name: CEO },
  }),
  kindOf('a figure', 'companySize', {
    ...{ tab: 1, section: '従業員数', write: fill('従業員数（名）', '４１') },
    holds: () => 41,
  }),
  kindOf('an address', 'presentation', {
    ...{ tab: 1, section: '会社紹介の資料', write: fill('会社紹介の資料のURL', DECK) },
    holds: () => DECK,
  }),
  kindOf('one of a catalogue', 'companyIndustry', {
    ...{ tab: 1, section: '業種' },
    write: (dialog) => labelled(dialog, '業種').selectOptions(INDUSTRY),
    holds: () => INDUSTRY,
  }),
  kindOf('a yes or no', 'hideUsedService', {
    ...{ tab: 1, section: '基本情報' },
    write: (dialog) => dialog.getByRole('checkbox', { name: '使っているサービスを訪問者に表示しない' }).click(),
    holds: (before) => !before,
  }),
  kindOf('a picture', 'coverPhoto', {
    ...{ tab: 1, section: 'カバー写真', write: (dialog) => changePicture(dialog, 0) },
    holds: () => UPLOADED,
  }),
];

const LISTS: readonly Kind[] = [
  kindOf('lines', 'otherName', {
    ...{ tab: 1, section: '別名' },
    write: async (dialog) => {
      await add(dialog, '別名');
      await dialog
        .getByLabelText(/^別名 \d+/)
        .last()
        .fill(ALIAS);
    },
    holds: (before) => [...before, ALIAS],
  }),
  kindOf('tags', 'canDo', {
    ...{ tab: 1, section: 'できること' },
    write: async (dialog) => {
      await dialog.getByRole('combobox').fill(SKILL);
      await userEvent.keyboard('{Enter}');
    },
    holds: (before) => [...before, SKILL],
  }),
  kindOf('rows with a month', 'companyHistory', {
    ...{ tab: 1, section: '沿革' },
    write: async (dialog) => {
      await add(dialog, 'できごと');
      await labelled(dialog, '年月').last().fill('2026/01');
      await labelled(dialog, 'できごと').last().fill(EVENT);
    },
    holds: (before) => [...before, { date: '2026-01', text: EVENT }],
  }),
  kindOf('rows of companies', 'employeePreviousCompanies', {
    ...{ tab: 28, section: '社員の前職' },
    write: async (dialog) => {
      await labelled(dialog, '会社名').first().fill(EMPLOYER);
      await labelled(dialog, '人数').first().fill('3');
    },
    holds: () => [{ companyId: null, companyName: EMPLOYER, count: 3 }],
  }),
  kindOf('tabs', 'hiddenTabs', {
    ...{ tab: 1, section: 'タブの表示' },
    write: (dialog) => dialog.getByRole('checkbox', { name: 'ヘルプ' }).click(),
    holds: (before) => [...before, 33],
  }),
  kindOf('pictures', 'otherPhotos', {
    ...{ tab: 27, section: '写真', write: (dialog) => changePicture(dialog, 1) },
    holds: (before) => before.with(1, UPLOADED),
  }),
];

const GROUPS: readonly Kind[] = [
  kindOf('accounts elsewhere', 'sns', {
    ...{ tab: 1, section: 'SNS' },
    write: async (dialog) => {
      await dialog.getByLabelText('フォロワー数').last().fill('5,001');
      await dialog.getByLabelText('フォロワー数を確認した日').fill('2026/10/01');
    },
    // On another day everything is confirmed anew.
    holds: (before) => {
      const instagram = before.instagram && { ...before.instagram, follower: 5001 };
      return { ...before, instagram, confirmedDate: '2026-10-01' };
    },
  }),
  kindOf('answers', 'workingEnvironments', {
    ...{ tab: 16, section: '働く環境' },
    write: (dialog) => dialog.getByLabelText('リモートワーク').selectOptions(REMOTE),
    holds: (before) => ({ ...before, remote_work: [REMOTE] }),
  }),
  kindOf('a place between two ends', 'teamCharacteristics', {
    ...{ tab: 16, section: 'チームの傾向' },
    write: (dialog) => dialog.getByLabelText('速さ重視 ↔ 品質重視').selectOptions('2'),
    holds: (before) => ({ ...before, speed_quality: 2 }),
  }),
  kindOf('several of a catalogue', 'engineerHiringInfo', {
    ...{ tab: 28, section: 'エンジニア採用の紹介' },
    write: async (dialog) => {
      await labelled(dialog, 'エンジニア採用の紹介').fill(HIRING);
      await dialog.getByRole('checkbox', { name: 'Python' }).click();
    },
    holds: (before) => ({
      text: HIRING,
      stack: [...(before?.stack ?? []), 'lang_python'],
    }),
  }),
  kindOf('shares of a whole', 'engineerLevelPercentages', {
    ...{ tab: 28, section: 'エンジニアのレベルの割合' },
    write: async (dialog) => {
      for (const [at, share] of SHARES.entries()) await dialog.getByRole('textbox').nth(at).fill(String(share));
    },
    holds: () => SHARES,
  }),
];

/** One field of each kind that the forms of a page are made of. */
export const KINDS: readonly Kind[] = [...SINGLE, ...LISTS, ...GROUPS];
