import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { pixel } from './pixel.ts';

const api = apiTestAppPerFile();
const uploaded = z.object({ payload: z.object({ file: z.string() }) });

it('shows visitors an article of a person with the logo that its owner uploaded', async () => {
  const upload = await api.ask('general-owner', { method: 'POST', url: '/images/single', form: { image: pixel(10) } });
  const logo = uploaded.parse(upload.json()).payload.file;
  const article = { articleName: '灯台の印', articleUrl: 'https://example.jp/shirushi', logo };
  const body = { ...article, articleCategory: 'private_blog_work' };
  const registered = await api.ask('general-owner', { method: 'PUT', url: '/api/users/mio/article', body });
  expect(registered.statusCode).toBe(200);
  await api.caughtUp();
  const shown = await api.ask('anonymous', { url: '/api/users/mio/articles?mainCategory=private_blog' });
  const defaultLogo = '/icons/content/private_blog/private_blog_work.svg';
  expect(shown.json()).toMatchObject({ payload: [{ ...article, coverPhoto: null, defaultLogo }] });
});
