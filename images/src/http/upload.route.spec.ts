import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyOfAddress, ownsImage } from '../store/keys.ts';
import { plain } from '../testing/made-pictures.ts';
import { type Images, openImages } from '../testing/open-images.ts';
import { form, formHeaders, type Part, picturePart } from '../testing/picture-form.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
});
afterAll(() => images.close());

async function filesUnder(place: string): Promise<readonly string[]> {
  return (await readdir(place, { recursive: true })).filter((name) => name.includes('.'));
}

describe('POST /images/single', () => {
  it('stores a picture as WEBP and answers its address', async () => {
    const answer = await images.upload(form([picturePart(await plain('png', 500, 300))]));
    expect(answer.statusCode).toBe(200);
    const key = keyOfAddress(answer.json().payload.file);
    expect(key && ownsImage('saeki', key)).toBe(true);
    expect(key && ownsImage('ooba', key)).toBe(false);
  });

  it('answers the same address for the same id and bytes, without decoding again', async () => {
    const key = { 'idempotency-key': 'e3b0c442-98fc-4c14-9afb-f4c8996fb924' };
    const body = form([picturePart(await plain('png', 60, 40))]);
    const first = await images.upload(body, key);
    vi.spyOn(images.pictures, 'keep').mockRejectedValueOnce(new Error('decoded again'));
    const again = await images.upload(body, { 'idempotency-key': key['idempotency-key'].toUpperCase() });
    vi.restoreAllMocks();
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await images.upload(form([picturePart(await plain('png', 61, 40))]), key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'command-id-reused']);
    expect((await images.upload(body, { 'idempotency-key': 'again' })).statusCode).toBe(400);
  });

  it('crops a square of 420 pixels on request, and rejects other crops', async () => {
    const key = { 'idempotency-key': 'aa0c442e-98fc-4c14-9afb-f4c8996fb924' };
    const body = form([picturePart(await plain('jpeg', 900, 600))]);
    const answer = await images.upload(body, key, '?cut=square');
    const square = await images.app.inject({ method: 'GET', url: answer.json().payload.file });
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 420, height: 420 });
    expect((await images.upload(body, key, '?cut=square')).json()).toEqual(answer.json());
    expect((await images.upload(body, key)).json().code).toBe('command-id-reused');
    for (const query of ['?cut=round', '?cut=', '?cut=square&cut=square', '?width=9'])
      expect((await images.upload(body, {}, query)).statusCode).toBe(400);
  });

  it('requires a session', async () => {
    const answer = await images.app.inject({
      method: 'POST',
      url: '/images/single',
      payload: form([picturePart('x')]),
      headers: formHeaders,
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['SVG named .png', picturePart('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML as image/png', picturePart('<html><script>alert(1)</script></html>')],
    ['GIF that is a script', picturePart('GIF89a=1/*\0\0*/;alert(1)', { type: 'image/gif' })],
    ['a declared script', picturePart('x', { type: 'application/javascript' })],
  ])('%s → 415', async (_name, part) => {
    const answer = await images.upload(form([part]));
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'picture-format', title: 'この画像は登録できません' });
  });

  it('21 MB → 413', async () => {
    const answer = await images.upload(form([picturePart(Buffer.alloc(21 * 1024 * 1024))]));
    expect(answer.statusCode).toBe(413);
  });

  it.each(['../../etc/passwd', '..\\\\x', 'a%00b', 'x'.repeat(300), 'con.png', '\u202egnp.exe'])(
    'ignores the name %j',
    async (filename) => {
      const bytes = await plain('png', 20 + filename.length, 20);
      const answer = await images.upload(
        form([picturePart(bytes, { disposition: `form-data; name="image"; filename="${filename}"` })]),
      );
      expect(answer.json().payload.file).toMatch(/^\/images\/[0-9a-f]{64}$/);
      expect(await readdir(images.folder)).toEqual(['kept']);
      for (const file of await filesUnder(images.folder))
        expect(file).toMatch(/^kept\/[0-9a-f]{2}\/[0-9a-f]{16}\/[0-9a-f]{64}(-\d+)?\.webp$/);
    },
  );
});

describe('malformed forms', () => {
  const good = () => plain('png');

  it.each<[string, (picture: Buffer) => readonly Part[]]>([
    ['1 000 parts', (picture) => Array.from({ length: 1000 }, () => picturePart(picture))],
    ['two files', (picture) => [picturePart(picture), picturePart(picture)]],
    [
      'a field beside it',
      (picture) => [picturePart(picture), { disposition: 'form-data; name="owner"', content: 'x' }],
    ],
    [
      'a field __proto__',
      (picture) => [{ disposition: 'form-data; name="__proto__"', content: 'x' }, picturePart(picture)],
    ],
    [
      'a file __proto__',
      (picture) => [picturePart(picture, { disposition: 'form-data; name="__proto__"; filename="a.png"' })],
    ],
    ['a part without name', (picture) => [picturePart(picture, { disposition: 'form-data; filename="a.png"' })]],
    ['no part', () => []],
  ])('%s → 400', async (_name, parts) => {
    const before = await filesUnder(images.folder);
    expect((await images.upload(form(parts(await good())))).statusCode).toBe(400);
    expect(await filesUnder(images.folder)).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'owner')).toBe(false);
  });

  it('no boundary → 400, JSON → 415', async () => {
    const body = form([picturePart(await good())]);
    expect((await images.upload(body, { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    expect((await images.upload(Buffer.from('{}'), { 'content-type': 'application/json' })).statusCode).toBe(415);
  });

  it('a form cut off in the middle → 400', async () => {
    const body = form([picturePart(await good())]);
    expect((await images.upload(body.subarray(0, body.length - 60))).statusCode).toBe(400);
  });
});
