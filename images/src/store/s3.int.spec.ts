import { describe, expect, it } from 'vitest';
import { describeImageStore } from './image-store.contract.ts';
import { createS3Store, parseS3Address } from './s3.ts';

const address = process.env.IMAGE_STORE;

if (address?.startsWith('s3://')) {
  describeImageStore('S3', async () => createS3Store(address));
} else {
  describe.skip('image store: S3 — NOT TRIED: give IMAGE_STORE=s3://bucket?endpoint=… to run the contract suite on it', () => {
    it('holds the contract of the image store', () => {});
  });
}

describe('address of a bucket', () => {
  it('reads bucket, folder, endpoint and region', () => {
    expect(parseS3Address('s3://pictures/meikan/live/?endpoint=http%3A%2F%2Flocalhost%3A9000&region=jp')).toEqual({
      place: { bucket: 'pictures', prefix: 'meikan/live/' },
      client: { endpoint: 'http://localhost:9000', forcePathStyle: true, region: 'jp' },
    });
    expect(parseS3Address('s3://pictures').place).toEqual({ bucket: 'pictures', prefix: '' });
  });

  it.each(['http://pictures', 's3:///x', 'pictures'])('fails loudly on %s', (text) => {
    expect(() => parseS3Address(text)).toThrow(TypeError);
  });
});
