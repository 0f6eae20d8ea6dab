import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeImageStore } from '../contract-suite/image-store.contract.ts';
import { pretendBucket } from '../testing/pretended-bucket.ts';
import { imageKey } from './keys.ts';
import { ImageStoreFault } from './port.ts';
import { createS3Store, parseS3Address } from './s3.ts';

const address = process.env.IMAGE_STORE;

if (address?.startsWith('s3://')) {
  describeImageStore('S3', async () => createS3Store(address));
} else {
  describe.skip('image store: S3 — NOT TRIED: give IMAGE_STORE=s3://bucket?endpoint=… to run the contract suite on a real bucket', () => {
    it('holds the contract of the image store', () => {});
  });
}

describe('against a fake bucket', () => {
  let bucket: Awaited<ReturnType<typeof pretendBucket>>;

  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    bucket = await pretendBucket();
  });
  afterAll(async () => {
    await bucket.close();
    vi.unstubAllEnvs();
  });

  describeImageStore('S3, pretended', async () => createS3Store(bucket.address));

  it('throws a fault when nobody answers', async () => {
    const gone = await pretendBucket();
    await gone.close();
    const store = createS3Store(gone.address);
    await expect(store.get(imageKey('a', Buffer.from('x')))).rejects.toBeInstanceOf(ImageStoreFault);
    await expect(store.ready()).rejects.toBeInstanceOf(ImageStoreFault);
    await store.close();
  });

  it('is not ready without its bucket', async () => {
    const elsewhere = createS3Store(bucket.address.replace('pictures', 'elsewhere'));
    expect(await elsewhere.get(imageKey('a', Buffer.from('x')))).toBeNull();
    await expect(elsewhere.ready()).rejects.toBeInstanceOf(ImageStoreFault);
    await elsewhere.close();
  });
});

describe('address of a bucket', () => {
  it('reads bucket, folder, endpoint and region', () => {
    expect(parseS3Address('s3://pictures/meikan/live/?endpoint=http%3A%2F%2Flocalhost%3A9000&region=jp')).toEqual({
      place: { bucket: 'pictures', prefix: 'meikan/live/' },
      client: { endpoint: 'http://localhost:9000', forcePathStyle: true, region: 'jp' },
    });
    expect(parseS3Address('s3://pictures').place).toEqual({ bucket: 'pictures', prefix: '' });
  });

  it.each(['http://pictures', 's3:///x', 'pictures'])('throws for %s', (text) => {
    expect(() => parseS3Address(text)).toThrow(TypeError);
  });
});
