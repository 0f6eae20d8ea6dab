import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutsideLink } from './outside-link.tsx';
import { outsideLinks } from './outside-links.ts';

const told: Readonly<Record<string, string>> = {
  help: 'https://help.example/',
  'business-help': 'https://help.example/business',
  demo: 'https://demo.example/',
};

test('help and demo lead to the pages that the installation names', () => {
  expect(outsideLinks((name) => told[name] ?? null)).toMatchObject({
    help: 'https://help.example/',
    businessHelp: 'https://help.example/business',
    demo: 'https://demo.example/',
  });
});

test('help is the own page, and there is no demo, where none is named', () => {
  expect(outsideLinks(() => null)).toMatchObject({
    help: '/explanation-top-page',
    businessHelp: '/business/landing',
    demo: null,
  });
});

test('a link that leads outside opens a tab of its own, says so, and cannot be reached back from', () => {
  const link = renderToStaticMarkup(<OutsideLink href="https://help.example/">ヘルプ</OutsideLink>);
  expect(link).toContain('href="https://help.example/" target="_blank" rel="noopener"');
  expect(link).toContain('<span class="sr">');
});
