import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { linkField } from '@meikan/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { accept, failed, PUBLIC, refused, type StubServer, startStub } from './stub-server.fixture.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStub();
});
afterEach(() => stub.close());

describe('a public address', () => {
  it('is fetched with a fixed agent, without cookies, from the vetted address', async () => {
    const fetched = await stub.fetcher()('http://feeds.example/rss?a=1#part', { accept, etag: '"v1"' });
    expect(fetched).toMatchObject({ kind: 'fetched', contentType: 'application/rss+xml', body: Buffer.from('<rss/>') });
    expect([stub.dialled, stub.hits[0]?.url, stub.hits[0]?.host]).toEqual([
      [`${PUBLIC}:80`],
      '/rss?a=1',
      'feeds.example',
    ]);
    expect(stub.hits[0]?.headers).toMatchObject({ 'user-agent': 'Meikan/1.0', 'if-none-match': '"v1"' });
  });

  it('is not sent again while its ETag matches', async () => {
    stub.answer = (_request, response) => response.writeHead(304).end();
    expect(await stub.fetcher()('http://feeds.example/', { accept, etag: '"v1"' })).toEqual({ kind: 'not-modified' });
  });

  it.each([
    ['gzip', zlib.gzipSync],
    ['br', zlib.brotliCompressSync],
    ['deflate', zlib.deflateSync],
  ])('is read through %s', async (encoding, compress) => {
    stub.answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/rss+xml', 'content-encoding': encoding })
        .end(compress('日本'));
    expect(await stub.fetcher()('http://feeds.example/', { accept })).toMatchObject({ body: Buffer.from('日本') });
  });

  it('is rejected with another content type', async () => {
    stub.answer = (_request, response) => response.setHeader('content-type', 'text/html').end('<html>');
    await expect(stub.fetcher()('http://feeds.example/', { accept })).rejects.toMatchObject(failed);
  });

  it.each(['text/html', 'application/x-rss+xml', undefined])(
    'is accepted with any content type where allowed: %s',
    async (type) => {
      stub.answer = (_request, response) =>
        response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end('<rss/>');
      const fetched = stub.fetcher()('http://feeds.example/', { accept: [...accept, '*/*'] });
      expect(await fetched).toMatchObject({ contentType: type ?? '', body: Buffer.from('<rss/>') });
      expect(stub.hits[0]?.headers.accept).toBe('application/rss+xml, */*');
    },
  );

  it('speaks TLS with the name, not the address', async () => {
    const { promise: hello, resolve } = Promise.withResolvers<string>();
    const raw = net.createServer((socket) =>
      socket.once('data', (data) => {
        resolve(data.toString('latin1'));
        socket.end();
      }),
    );
    raw.listen(0, '127.0.0.1');
    await once(raw, 'listening');
    const dial = () => net.connect({ host: '127.0.0.1', port: (raw.address() as AddressInfo).port });
    await expect(stub.fetcher({ dial })('https://feeds.example/', { accept })).rejects.toMatchObject(failed);
    expect(await hello).toContain('feeds.example');
    raw.close();
  });
});

describe('internal addresses', () => {
  const urls = [
    'http://127.0.0.1:2113/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::1]:7700/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://１２７.０.０.１/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[ff02::1]/',
    'http://[2002:7f00:1::]/',
    'http://[::]/',
  ];

  it.each(urls)('%s is rejected without a connection', async (url) => {
    await expect(stub.fetcher()(url, { accept })).rejects.toMatchObject(refused);
    expect(stub.dialled).toEqual([]);
  });

  it.each(['localhost', '127.0.0.1.nip.io'])('%s resolves to an internal address and is rejected too', async (name) => {
    const fetch = stub.fetcher({ resolve: async () => [PUBLIC, '127.0.0.1'] });
    const errors = await Promise.all(
      [`http://${name}/`, 'http://10.0.0.1/'].map((url) =>
        fetch(url, { accept }).catch((error: unknown) => String(error)),
      ),
    );
    expect(errors[0]).toBe(errors[1]);
    expect(stub.dialled).toEqual([]);
  });

  it('are told apart from public ones', () => {
    for (const address of [PUBLIC, '1.1.1.1', '2606:4700:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    for (const address of ['224.0.0.1', '255.255.255.255', '198.18.0.1', '2001:db8::1', 'x', '']) {
      expect(isPublicAddress(address)).toBe(false);
    }
  });
});

describe('a published address', () => {
  it('leads to the same IPv4 addresses that are fetched', () => {
    const link = linkField('リンク');
    // Both sides of every edge of a special network.
    const firsts = [0, 1, 9, 10, 11, 100, 126, 127, 128, 169, 172, 192, 198, 203, 223, 224, 239, 240, 255];
    const seconds = [0, 1, 15, 16, 17, 18, 19, 20, 31, 32, 51, 52, 63, 64, 88, 127, 128, 168, 175, 253, 254, 255];
    const thirds = [0, 1, 2, 3, 48, 99, 100, 113, 114, 196, 255];
    const addresses = firsts.flatMap((a) => seconds.flatMap((b) => thirds.map((c) => `${a}.${b}.${c}.1`)));
    const differ = addresses.filter((ip) => link.safeParse(`http://${ip}/`).success !== isPublicAddress(ip));
    expect(differ).toEqual([]);
  });
});

describe('a name that resolves differently the second time', () => {
  it('is connected to the vetted address', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']];
    await stub.fetcher({ resolve: async () => answers.shift() ?? [] })('http://feeds.example/', { accept });
    expect(stub.dialled).toEqual([`${PUBLIC}:80`]);
  });
});

describe('redirects', () => {
  const to = (location: string) => {
    stub.answer = (_request, response) => response.writeHead(302, { location }).end();
  };

  it.each(['http://127.0.0.1/', 'file:///etc/passwd', '//10.0.0.1/', 'http://feeds.example:8080/'])(
    'to %s are blocked',
    async (location) => {
      to(location);
      await expect(stub.fetcher()('http://feeds.example/', { accept })).rejects.toMatchObject(refused);
      expect(stub.hits).toHaveLength(1);
    },
  );

  it('stop after three', async () => {
    to('/again');
    await expect(stub.fetcher()('http://feeds.example/', { accept })).rejects.toMatchObject(refused);
    expect(stub.hits).toHaveLength(4);
  });

  it('are followed three times', async () => {
    stub.answer = (request, response) =>
      request.url === '/3'
        ? response.setHeader('content-type', 'application/rss+xml').end('x')
        : response.writeHead(301, { location: `/${Number(request.url?.slice(1) ?? 0) + 1}` }).end();
    expect(await stub.fetcher()('http://feeds.example/0', { accept })).toMatchObject({ url: 'http://feeds.example/3' });
  });
});

describe('a redirect in bytes beyond ASCII', () => {
  it.each([
    ['UTF-8 in path, query and fragment', '/日本/?q=猫#部分', 'utf8', '/%E6%97%A5%E6%9C%AC/?q=%E7%8C%AB'],
    ['UTF-8 in the name of the host', 'http://日本.example/', 'utf8', '/'],
    ['UTF-8, partly percent-encoded', '/%E6%97%A5本', 'utf8', '/%E6%97%A5%E6%9C%AC'],
    ['UTF-8 beyond the basic plane', '//feeds.example/🍵', 'utf8', '/%F0%9F%8D%B5'],
    ['another encoding', '/\x93\xfa\x96\x7b?\xe9', 'latin1', '/%93%FA%96%7B?%E9'],
  ] as const)('is followed: %s', async (_name, location, encoding, path) => {
    stub.answer = (request, response) =>
      request.url === '/0'
        ? response.writeHead(302, { location: Buffer.from(location, encoding).toString('latin1') }).end()
        : response.setHeader('content-type', 'application/rss+xml').end('x');
    await stub.fetcher()('http://feeds.example/0', { accept });
    expect(stub.hits[1]?.url).toBe(path);
    expect(stub.hits[1]?.host).toBe(location.includes('日本.') ? 'xn--wgv71a.example' : 'feeds.example');
  });
});

describe('other addresses', () => {
  it.each([
    'file:///etc/passwd',
    'gopher://h/',
    'ftp://h/',
    'http://a:b@h.example/',
    'http://h.example:22/',
    'javascript:1',
    'x',
    '',
  ])('%j is rejected', async (url) => {
    await expect(stub.fetcher()(url, { accept })).rejects.toMatchObject(refused);
  });

  it('reads what stands after # as a fragment', async () => {
    await stub.fetcher()('http://h.example/#@127.0.0.1/', { accept });
    expect([stub.hits[0]?.host, stub.hits[0]?.url]).toEqual(['h.example', '/']);
  });
});
