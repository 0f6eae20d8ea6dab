import { uploadImage } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { hear } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { CoreDatabase } from '../../outbox/store/core-database.ts';
import { presentQueue } from '../../sync/present.ts';
import { about, OWNER, openQueue, register, reopenQueue, rows } from '../../testing/open-queue.ts';

/** As an edit names a picture whose upload was given up while its form was still open. */
const GONE = '/images/to-come/0190c0de-0000-7000-8000-000000000001';
/** An upload of years ago, of which nothing waits any more. */
const LEFT = '0180c0de-0000-7000-8000-000000000001';

const upload = (outbox: Outbox) => outbox.upload(new Blob(['picture'], { type: 'image/webp' }), { about });

async function withPictures<T>(work: (pictures: CoreDatabase['pictures']) => PromiseLike<T>): Promise<T> {
  const database = new CoreDatabase(presentQueue().account ?? '');
  const done = await work(database.pictures);
  database.close();
  return done;
}

test('F22 an upload whose picture is lost stands, and is not sent', async () => {
  const uploads = hear(uploadImage);
  const outbox = await openQueue();
  cutNetwork();
  await upload(outbox);
  await withPictures((pictures) => pictures.clear());
  mendNetwork();
  await expect.poll(rows).toMatchObject([{ status: 'standing', trouble: { kind: 'picture-gone' } }]);
  expect(uploads).toEqual([]);
});

test('a picture of a discarded upload is removed from the device, and a pending one kept', async () => {
  const outbox = await openQueue();
  cutNetwork();
  const { id } = await upload(outbox);
  await withPictures((pictures) => pictures.put({ id: LEFT, blob: new Blob([LEFT]) }));
  await reopenQueue();
  expect(await withPictures((pictures) => pictures.toCollection().primaryKeys())).toEqual([id]);
});

test('F22 an edit whose picture is lost stands, and holds up nothing else', async () => {
  const outbox = await openQueue('/sync');
  cutNetwork();
  await outbox.enqueue({ type: 'update-profile', data: { userId: OWNER.id, changes: { avartar: GONE } }, about });
  await register('a-0', 'a-1');
  mendNetwork();
  await expect.poll(rows).toMatchObject([{ status: 'standing', trouble: { kind: 'picture-gone' }, sent: false }]);
  expect(sentCommands.map(({ stream }) => stream)).toEqual(['article-a-0', 'article-a-1']);
  await expect.element(page.getByText('画像を選び直して、もう一度保存してください', { exact: false })).toBeVisible();
});
