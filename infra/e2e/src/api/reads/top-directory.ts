import type { Writer } from '../test-app/write-directory.ts';

/** More of each than the top page keeps. */
export const COMPANIES = 36;
export const HIGHLIGHTED = 12;
export const VERIFIED = 8;
export const SERVICES = 12;
export const TAGS = 22;

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(2, '0'));

/** Companies that publish, some of them highlighted and verified; services of two kinds; tags. */
export async function writeTopDirectory(write: Writer): Promise<void> {
  for (const n of numbered(COMPANIES)) await writePublishing(write, n);
  for (const n of numbered(SERVICES)) await writeService(write, n);
  for (const n of numbered(5)) await write.person(`p-${n}`);
  await write.section('c-00', { section: 'can-do', value: ['請求書を送る', '請求書を受け取る'] });
  await write.section('c-00', { section: 'industry', value: 'b2b_saas' });
  await write.section('c-01', { section: 'industry', value: 'b2b_saas' });
  await write.section('c-02', { section: 'industry', value: 'game' });
  await write.section('c-00', { section: 'company-history', value: [{ date: '2016-05', text: '創業' }] });
  const summary = {
    backGroundSummary: null,
    serviceContentSummary: [{ caption: '原価の管理', url: null }],
    photos: [],
  };
  await write.section('c-00', { section: 'business-summary', value: summary });
  await write.section('c-01', { section: 'change-job-log', value: [entry('一'), entry('二'), entry('三')] });
}

/** The first writes of a joining, with five tags; each of the others a technical article with one. */
async function writePublishing(write: Writer, n: string): Promise<void> {
  const id = `c-${n}`;
  const index = Number(n);
  await write.company(id, { category: 'business_company' });
  const first = { category: 'joining_news', tags: numbered(5).map((tag) => `札${tag}`) };
  const other = { category: 'tech_blog', tags: [`札${numbered(TAGS)[index % TAGS]}`] };
  await write.article(`a-${n}`, { kind: 'company', id }, index === 0 ? first : other);
  if (index < HIGHLIGHTED) await write.flag(id, 'highlight');
  else if (index < HIGHLIGHTED + VERIFIED) await write.verify(id);
}

/** Every other one is for business; the first company uses six of them. */
async function writeService(write: Writer, n: string): Promise<void> {
  const id = `s-${n}`;
  const index = Number(n);
  await write.company(id, { category: index % 2 === 0 ? 'business_service' : 'web_service' });
  if (index < 4) await write.flag(id, 'highlight');
  if (index < 6) await write.usage({ kind: 'company', id: 'c-00' }, id, 'company-using');
}

export const entry = (job: string) => ({
  jobPeriod: '1年',
  pastJobOverview: `前職${job}`,
  currentJobOverview: `現職${job}`,
  opinionAboutCompany: '静かです。',
  opinionOverall: null,
});
