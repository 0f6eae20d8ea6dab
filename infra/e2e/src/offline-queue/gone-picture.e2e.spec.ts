import { edits } from '@meikan/chaos';
import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { articles, deviceOf, queuePerTest, rowsOf } from './queue-stage.ts';

const stage = queuePerTest();
/** As an edit names a picture whose upload was given up while its form was still open. */
const GONE = '/images/to-come/0190c0de-0000-7000-8000-000000000001';

/** An upload of years ago, of which nothing waits any more. */
const LEFT = '0180c0de-0000-7000-8000-000000000001';

test('a picture that the device has lost stands before its person, and is not sent', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await device.atDoor((door) => door.upload(1, 100));
  await device.atDoor((door) => door.layPictures());
  device.options.proxy.offline = false;
  await queue.settle();
  expect(await rowsOf(device)).toMatchObject([{ status: 'standing', trouble: { kind: 'picture-gone' } }]);
});

test('a picture whose upload was given up leaves the device, and one that waits stays', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await device.atDoor((door) => door.upload(1, 100));
  const [waiting = ''] = await device.atDoor((door) => door.pictures());
  await device.atDoor((door) => door.layPictures(LEFT, waiting));
  await device.kill();
  await device.start();
  expect(await device.atDoor((door) => door.pictures())).toEqual([waiting]);
});

test('F22 an edit whose picture is nowhere any more stands before its person, and holds up nothing else', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await queue.make(device, edits.profile(queue.person.id, { avartar: GONE }), ...articles(queue, 2));
  device.options.proxy.offline = false;
  await eventually(async () => (await rowsOf(device)).map(({ status }) => status).join() === 'standing');
  expect(await rowsOf(device)).toMatchObject([{ status: 'standing', trouble: { kind: 'picture-gone' }, sent: false }]);
  expect(await queue.writtenInAll()).toBe(4);
  const tab = await device.awake();
  await tab.goto('/sync');
  await tab.getByText('画像を選び直して、もう一度保存してください').waitFor();
});
