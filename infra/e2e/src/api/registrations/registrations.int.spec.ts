import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { missingService } from '../matrix/examples.ts';
import { writeThings } from '../matrix/things.ts';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(writeThings);

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function upload(who: Who): Promise<string> {
  const image = new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' });
  const answer = await api.ask(who, { method: 'POST', url: '/images/single', form: { image } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ payload: { file: string } }>().payload.file;
}

async function read<T>(who: Who, url: string): Promise<T> {
  await api.caughtUp();
  const answer = await api.ask(who, { url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<{ payload: T }>().payload;
}

type Named = { readonly id: string };

it('shows visitors a service that a person registered, with their usage', async () => {
  const [form, key] = [missingService(), randomUUID()];
  const request = {
    method: 'POST',
    url: '/api/company/usage-company',
    form,
    headers: { 'idempotency-key': key },
  } as const;
  const answer = await api.ask('general', request);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { payload: { id: key, usage: true, usageType: 'private' } },
  ]);
  const { name, website, description } = form;
  expect(await read('anonymous', `/api/company/${key}`)).toMatchObject({
    ...{ name, website, isPublic: true, isVerified: false, isOwner: false, logo: null, userCount: 1 },
    category: { serviceType: 'web_service', mainCategory: 'sns_community' },
    overview: description,
  });
  // Who registered a page does not own it.
  expect(await read('general', `/api/company/${key}`)).toMatchObject({ isOwner: false, usageType: ['private'] });
  const used = await read<readonly Named[]>('anonymous', '/api/users/username/name-sora/services');
  expect(used.map(({ id }) => id)).toContain(key);

  const again = await api.ask('general', request);
  expect([again.json(), again.headers['event-position']]).toEqual([answer.json(), answer.headers['event-position']]);
  const twin = await api.ask('general-owner', { ...request, headers: {} });
  expect([twin.statusCode, twin.json<{ existing: Named }>().existing]).toEqual([409, { id: key }]);
});

it('shows a logo that its owner uploaded, but not one of somebody else', async () => {
  const url = '/api/company/tsubame/services';
  const [own, foreign] = [await upload('business-owner'), await upload('business-other')];
  const form = { ...missingService(), usage: 'company-use', copyright: 'true' };
  const refused = await api.ask('business-owner', { method: 'POST', url, form: { ...form, photo: foreign } });
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ field: 'photo' }] });

  const answer = await api.ask('business-owner', { method: 'POST', url, form: { ...form, photo: own } });
  const { id } = answer.json<{ payload: Named }>().payload;
  expect(await read('anonymous', `/api/company/${id}`)).toMatchObject({ logo: own, hasLogo: true, isVerified: false });
  const using = await read<{ readonly counts: { readonly usedBy: number } }>('anonymous', '/api/company/tsubame');
  expect(using.counts.usedBy).toBe(1);
});

it('is described to programs as the forms that they are', async () => {
  const answer = await api.ask('anonymous', { url: '/api/openapi.json' });
  expect(answer.json()).toMatchObject({
    paths: {
      '/api/company/usage-company': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
      '/api/company/{id}/services': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
    },
  });
});
