import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutsideLink } from './outside-link.tsx';
import { outsideLinks } from './outside-links.ts';

const told: Readonly<Record<string, string>> = {
  help: 'https://help.example/',
  'business-help': 'https://help.example/business',
  demo: 'https://demo.example/',
};

test('help and demo link the pages that the installation names', () => {
  expect(outsideLinks((name) => told[name] ?? null)).toMatchObject({
    help: 'https://help.example/',
    businessHelp: 'https://help.example/business',
    demo: 'https://demo.example/',
  });
});

test('help falls back to the own page, and demo is absent, when none is named', () => {
  expect(outsideLinks(() => null)).toMatchObject({
    help: '/explanation-top-page',
    businessHelp: '/business/landing',
    demo: null,
  });
});

test('a link outside opens a new tab, says so, and passes no opener', () => {
  const link = renderToStaticMarkup(<OutsideLink href="https://help.example/">ヘルプ</OutsideLink>);
  expect(link).toContain('href="https://help.example/" target="_blank" rel="noopener"');
  expect(link).toContain('<span class="sr">');
});
