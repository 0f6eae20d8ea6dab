import type { ManifestOptions } from 'vite-plugin-pwa';
import { manifestTexts as texts } from './manifest.texts.ts';

/** The install card of the mock-up (face 11): one paper-coloured icon, masked and single-coloured forms beside it. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: texts.name,
  short_name: texts.shortName,
  description: texts.description,
  lang: 'ja',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FAF7F0',
  theme_color: '#FAF7F0',
  categories: ['business', 'social'],
  icons: [
    { src: '/icon-192-any.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512-any.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-512-monochrome.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    { name: texts.searchCompanies, url: '/search' },
    { name: texts.searchServices, url: '/search-service' },
  ],
};
