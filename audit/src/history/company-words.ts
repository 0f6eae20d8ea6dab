import type { CompanyEvent, CompanySectionChanged, RssConfigEvent } from '@meikan/domain';
import type { Words } from './words.ts';

/** Of a company alone: feeds are called as a person's are, switches have two words each, sections their own name. */
export const companyWords: Words<
  Exclude<CompanyEvent, CompanySectionChanged | RssConfigEvent | { readonly type: 'company-flag-set' }>['type']
> = {
  'company-registered': '会社・サービスを登録',
  'company-published': 'ページを公開',
  'company-unpublished': 'ページを下書きに戻した',
  'company-verified': '「確認済み」に変更',
  'company-unverified': '「確認済み」を取り消し',
  'company-removed': 'ページを削除',
};
