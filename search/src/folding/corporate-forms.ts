import { fold, foldWidth, MAX_KEY_LENGTH, spellOutForms } from './fold.ts';

const JAPANESE_FORMS = [
  '株式会社 有限会社 合同会社 合資会社 合名会社 相互会社 特定目的会社 一般社団法人 一般財団法人 公益社団法人 公益財団法人 社団法人 財団法人',
  '特定非営利活動法人 npo法人 認定npo法人 医療法人社団 医療法人財団 医療法人 学校法人 社会福祉法人 宗教法人 独立行政法人 国立研究開発法人',
  '国立大学法人 農事組合法人 協同組合 企業組合 税理士法人 弁護士法人 監査法人 司法書士法人 社会保険労務士法人 行政書士法人 特許業務法人',
  'かぶしきがいしゃ ゆうげんがいしゃ ごうどうがいしゃ',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);

/** At the end of a Latin name only, as a word of its own: "Inc" must not eat into "Incubate". */
const LATIN_FORM =
  /[\s,.]+(?:inc|incorporated|co|ltd|limited|llc|llp|corp|corporation|company|k\.?k|g\.?k|plc|gmbh|ag|s\.?a|b\.?v|pte|pty)\.?$/;

/** A name without its corporate form, folded; a name that is nothing but a form is kept whole. */
export function foldCore(name: string): string {
  let rest = spellOutForms(foldWidth(name, MAX_KEY_LENGTH)).trim();
  for (const form of JAPANESE_FORMS) rest = rest.replaceAll(form, ' ');
  rest = rest.trim();
  // "Co., Ltd." is two forms; nobody carries more than three.
  for (let round = 0; round < 3; round += 1) rest = rest.replace(LATIN_FORM, '');
  return fold(rest) || fold(name);
}
