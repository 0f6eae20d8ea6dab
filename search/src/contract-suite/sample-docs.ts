import type { SearchDoc } from '../port.ts';

const nothing = {
  otherNames: [],
  tags: [],
  facts: [],
  texts: [],
  categoryPath: [],
  canDo: [],
  facets: {},
  visibleTo: [],
} as const;
const shown = { visibility: 'everyone', createdAt: '2026-01-15T00:00:00.000Z', docVersion: 1n } as const;

/** A document with everything that is not said left empty. */
export function sampleDoc(doc: Pick<SearchDoc, 'kind' | 'id' | 'name'> & Partial<SearchDoc>): SearchDoc {
  return { followers: 0, visitors: 0, ...nothing, ...shown, ...doc };
}

const accounting = ['business_service', 'accounting_finance', 'accounting_software'];
const invoices = ['business_service', 'accounting_finance', 'invoice_software'];
const itCompany = ['business_company', 'it_company', 'product_company'];

/** A small directory in which every rule of the port has its case. */
export const SAMPLE_DOCS: readonly SearchDoc[] = [
  sampleDoc({
    kind: 'company',
    id: 'tsubame',
    name: '株式会社つばめ勘定',
    reading: 'つばめかんじょう',
    otherNames: ['Tsubame Kanjo'],
    texts: ['町工場の月末の締めを縮める、原価と請求のクラウドです。'],
    categoryPath: itCompany,
    facets: { industry: ['b2b_saas'], prefecture: ['tokyo'], remote: ['remote_full'] },
    followers: 2988,
    visitors: 900,
  }),
  sampleDoc({
    kind: 'company',
    id: 'takashima',
    name: '髙嶋データセンター株式会社',
    reading: 'たかしまでーたせんたー',
    categoryPath: itCompany,
    facets: { industry: ['infrastructure'], prefecture: ['hokkaido'] },
    followers: 120,
    visitors: 5000,
    createdAt: '2026-03-01T00:00:00.000Z',
  }),
  sampleDoc({
    kind: 'service',
    id: 'genkacho',
    name: 'つばめ原価帳',
    reading: 'つばめげんかちょう',
    otherNames: ['Tsubame Ledger'],
    tags: ['原価管理', '製造業'],
    canDo: ['can_settle_expense', 'can_visualize_data'],
    mainUsage: 'company',
    categoryPath: accounting,
    followers: 2410,
    visitors: 38200,
  }),
  sampleDoc({
    kind: 'service',
    id: 'invoice',
    name: 'サーバーレス請求ノート',
    reading: 'さーばーれすせいきゅうのーと',
    tags: ['請求書'],
    canDo: ['can_send_invoice'],
    mainUsage: 'private',
    categoryPath: invoices,
    followers: 40,
    visitors: 10,
  }),
  sampleDoc({
    kind: 'service',
    id: 'hidden',
    name: 'ひみつの原価帳',
    tags: ['灯台守'],
    facts: ['灯台守の島', '長野県松本市'],
    texts: ['灯台守のための帳面です。'],
    categoryPath: accounting,
    visibility: 'admins',
    visibleTo: ['keeper'],
  }),
  sampleDoc({
    kind: 'service',
    id: 'members',
    name: '会員の原価帳',
    categoryPath: accounting,
    visibility: 'signed-in',
  }),
  sampleDoc({
    kind: 'person',
    id: 'kurosaki',
    name: '黒﨑 澪',
    reading: 'くろさき みお',
    tags: ['決済'],
    facts: ['長野県松本市', 'SRE', '登山・ハイキング', '副業：開発'],
    texts: ['夜中の呼び出しを減らす仕事をしています。'],
    followers: 2380,
  }),
  sampleDoc({
    kind: 'article',
    id: 'art-1',
    name: '返金処理を冪等にするまでの三か月',
    tags: ['決済', '冪等性'],
    categoryPath: ['private_blog', 'private_blog_tech'],
  }),
];
