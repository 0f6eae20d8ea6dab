import type { ManifestOptions } from 'vite-plugin-pwa';
import { manifestTexts as texts } from './manifest.texts.ts';

const icon = (size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icon-${size}-${purpose}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: keyof typeof texts.shortcuts, url: string) => ({
  name: texts.shortcuts[name],
  url,
  icons: [{ src: `/shortcut-${name}-96.png`, sizes: '96x96', type: 'image/png' }],
});

/** Taken of the demo by infra/e2e/src/offline-shell/draw-install-pictures.ts. */
const screenshot = (file: string, sizes: string, label: string) => ({
  src: `/install/${file}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: file.startsWith('wide') ? ('wide' as const) : ('narrow' as const),
  label,
});

/** What the installed app is to the device; the icon is one paper-coloured cat in three forms. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: texts.name,
  short_name: texts.shortName,
  description: texts.description,
  lang: 'ja',
  dir: 'ltr',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  display_override: ['window-controls-overlay'],
  background_color: '#FAF7F0',
  theme_color: '#FAF7F0',
  categories: ['business', 'social'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable'), icon(512, 'monochrome')],
  shortcuts: [
    shortcut('write', '/share'),
    shortcut('saved', '/saved'),
    shortcut('search', '/search'),
    shortcut('sync', '/sync'),
  ],
  screenshots: [
    screenshot('narrow-person', '780x1688', texts.screenshots.person),
    screenshot('narrow-top', '780x1688', texts.screenshots.top),
    screenshot('wide-company', '1280x800', texts.screenshots.company),
  ],
  // An address or a text that another app shares begins an article, a picture may become the person's own; the worker takes them,
  // and nothing is sent anywhere by it.
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'pictures', accept: ['image/*'] }] },
  },
  launch_handler: { client_mode: 'navigate-existing' },
  handle_links: 'preferred',
};
