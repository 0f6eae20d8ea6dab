import { expect, it } from 'vitest';
import { COLUMNS, entryOfRow } from './entry-of-row.ts';

function pageOf(address: string): unknown {
  const cells = { [COLUMNS.companyName]: 'タネザラ', [COLUMNS.companyPage]: address, [COLUMNS.text]: '豆の店です。' };
  const read = entryOfRow('reasons-for-joining', { id: 'r-1', cells }, 'https://meikan.example');
  return read.kind === 'entry' ? read.entry.companyId : read;
}

it.each([
  ['tanezara', 'tanezara'],
  [' https://meikan.example/companies/tanezara/ ', 'tanezara'],
  ['/companies/tanezara', 'tanezara'],
  ['https://elsewhere.example/companies/tanezara', null],
  ['https://meikan.example.evil.example/companies/tanezara', null],
  ['https://elsewhere.example/?to=/companies/tanezara', null],
  ['', null],
])('a row whose page is %j leads to %j', (address, id) => expect(pageOf(address)).toBe(id));
