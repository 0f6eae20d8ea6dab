import { contentSecurityPolicy, limitByAddress, sendProblem, toProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { sendProblemPage } from '../pages/send-problem-page.ts';

const MOUNT = '/oidc';

/**
 * Serves oidc-provider under `/oidc`. It reads bodies by itself and answers on the raw response. Host and scheme are
 * those of PUBLIC_URL, never what a request claims, so no forged header reaches an address the provider writes.
 */
export function mountProvider(provider: Provider, publicUrl: string) {
  const { protocol, host } = new URL(publicUrl);
  const handle = provider.callback();
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Every authorization request leaves a record behind, so nobody may make them without end.
    app.addHook('onRequest', limitByAddress(app, 'general'));
    app.setErrorHandler((error, request, reply) => {
      const problem = toProblemError(error);
      const isShown = request.headers.accept?.includes('text/html') ?? false;
      return isShown ? sendProblemPage(reply, problem) : sendProblem(request, reply, problem);
    });
    app.all(`${MOUNT}/*`, { config: { rule: 'the provider decides', answer: 'own-frame' } }, async (request, reply) => {
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('content-security-policy', contentSecurityPolicy('own-frame'));
      reply.hijack();
      const url = request.raw.url ?? MOUNT;
      request.raw.headers.host = host;
      request.raw.headers['x-forwarded-host'] = host;
      request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      Object.assign(request.raw, { originalUrl: url, url: url.slice(MOUNT.length) });
      await handle(request.raw, reply.raw);
    });
  };
}
