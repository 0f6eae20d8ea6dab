import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type OwnerTag, parseStoredName, type StoredName } from './keys.ts';
import { type ImageStore, ImageStoreFault } from './port.ts';

const SUFFIX = '.webp';

type Place = { readonly bucket: string; readonly prefix: string };

/**
 * Reads `s3://bucket/prefix`, and `?endpoint=…&region=…` for stores that only speak S3. Throws TypeError on anything else.
 * Credentials come from the SDK's own variables.
 */
export function parseS3Address(address: string): { place: Place; client: S3ClientConfig } {
  const url = new URL(address);
  if (url.protocol !== 's3:' || url.hostname === '') throw new TypeError(`not an s3://bucket address: ${address}`);
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region');
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    place: { bucket: url.hostname, prefix: folder === '' ? '' : `${folder}/` },
    client: { ...(endpoint !== null && { endpoint, forcePathStyle: true }), ...(region !== null && { region }) },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

async function unlessMissing<T>(doing: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw new ImageStoreFault(doing, error);
  }
}

async function listNames(client: S3Client, place: Place, owner: OwnerTag): Promise<readonly StoredName[]> {
  const names: StoredName[] = [];
  const query = { Bucket: place.bucket, Prefix: `${place.prefix}${owner}` };
  for await (const page of paginateListObjectsV2({ client }, query)) {
    for (const { Key = '' } of page.Contents ?? []) {
      const name = parseStoredName(Key.slice(place.prefix.length, -SUFFIX.length));
      if (name !== null) names.push(name);
    }
  }
  return names;
}

/** Pictures in a bucket, one object each. */
export function createS3Store(address: string): ImageStore {
  const { place, client: config } = parseS3Address(address);
  const client = new S3Client({ maxAttempts: 3, ...config });
  const at = (name: StoredName) => ({ Bucket: place.bucket, Key: `${place.prefix}${name}${SUFFIX}` });

  return {
    put: async (name, webp) => {
      const input = { ...at(name), Body: webp, ContentType: 'image/webp', ContentLength: webp.byteLength };
      await client.send(new PutObjectCommand(input)).catch((error: unknown) => {
        throw new ImageStoreFault('put', error);
      });
    },
    get: (name) =>
      unlessMissing('get', async () => {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      }),
    head: (name) =>
      unlessMissing('head', async () => {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(name)));
        return { bytes: ContentLength ?? 0 };
      }),
    delete: async (name) => {
      await unlessMissing('delete', () => client.send(new DeleteObjectCommand(at(name))));
    },
    namesOf: async (owner) => (await unlessMissing('list', () => listNames(client, place, owner))) ?? [],
    ready: async () => {
      await client.send(new HeadBucketCommand({ Bucket: place.bucket })).catch((error: unknown) => {
        throw new ImageStoreFault('ready', error);
      });
    },
    close: async () => client.destroy(),
  };
}
