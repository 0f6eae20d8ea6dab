import { expect, test } from 'vitest';
import { precacheFaults } from './precache-faults.ts';

const kept = (...paths: string[]) => paths.map((path) => ({ path, bytes: 1000 }));

test('F49: precache faults: name a file of pages that is left out', () => {
  const built = ['index.html', 'assets/app-1.js', 'assets/big-2.js', 'assets/photo-3.webp'];
  expect(precacheFaults(built, kept('index.html', 'assets/app-1.js'))).toEqual([
    'assets/big-2.js is loaded by pages and not precached',
    'assets/photo-3.webp is loaded by pages and not precached',
  ]);
});

test('precache faults: exclude what the server and the device read by themselves', () => {
  const built = [
    'index.html',
    'version.json',
    'page-files.json',
    'service-worker.js',
    'icon-512-any.png',
    'install/a.webp',
  ];
  expect(precacheFaults(built, kept('index.html'))).toEqual([]);
});

test('G9: precache faults: refuse too many files, and too large ones', () => {
  const many = Array.from({ length: 151 }, (_, at) => ({ path: `assets/${at}.js`, bytes: 11 * 1024 }));
  expect(precacheFaults([], many)).toEqual(['151 files: over 150', '1661 KB gzip: over 1536 KB']);
});
