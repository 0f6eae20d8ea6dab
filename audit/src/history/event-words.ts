import {
  type CompanyFlag,
  type CompanySectionChanged,
  isCompanySectionChanged,
  isProfileSectionChanged,
  type ProfileSectionChanged,
} from '@meikan/domain';
import type { MeikanEvent } from '@meikan/event-log';
import { companyWords } from './company-words.ts';
import { linkWords } from './link-words.ts';
import { personWords } from './person-words.ts';
import { sectionWords } from './section-words.ts';
import type { Words } from './words.ts';

type Derived = CompanySectionChanged | ProfileSectionChanged | { readonly type: 'company-flag-set' };

/** Every type of event but flags and sections has its words: an event that is forgotten does not compile. */
const words: Words<Exclude<MeikanEvent, Derived>['type']> = {
  ...personWords,
  ...companyWords,
  ...linkWords,
};

const flagWords: { readonly [F in CompanyFlag]: { readonly on: string; readonly off: string } } = {
  public: { on: 'ページを公開', off: 'ページを非公開に変更' },
  'share-social': { on: 'SNSでの共有を許可', off: 'SNSでの共有を停止' },
  highlight: { on: '注目に設定', off: '注目を解除' },
  'show-on-search-page': { on: '検索に表示', off: '検索から除外' },
  'always-show-top-page': { on: 'トップページに固定', off: 'トップページの固定を解除' },
  'request-update': { on: '内容の更新を依頼', off: '更新の依頼を取り下げ' },
  'updated-by-admin': { on: '運営が更新した印を設定', off: '運営が更新した印を解除' },
};

/** What happened, in a few words for people: 「会社の説明を変更」. */
export function labelOf(event: MeikanEvent): string {
  if (event.type === 'company-flag-set') return flagWords[event.data.flag][event.data.value ? 'on' : 'off'];
  if (isCompanySectionChanged(event) || isProfileSectionChanged(event)) return sectionWords(event);
  return words[event.type];
}
