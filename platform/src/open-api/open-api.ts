import type { FastifyInstance } from 'fastify';
import { registeredCalls } from '../calls/register-call.ts';
import { servePageStyle } from '../pages/page.ts';
import { docsPage } from './docs-page.ts';
import { type DocumentTitle, openApiDocument } from './document.ts';

const links = { json: '/api/openapi.json', style: '/api/docs.css' } as const;

/**
 * `/api/openapi.json` and a readable page at `/api/docs`. Drawn when first asked for, so that it may be registered
 * before or after the calls.
 */
export function openApi(title: DocumentTitle) {
  return async (app: FastifyInstance): Promise<void> => {
    const config = { rule: 'anyone' };
    let drawn: { readonly json: string; readonly page: string } | undefined;
    const draw = () => {
      const document = openApiDocument(title, registeredCalls(app));
      return { json: JSON.stringify(document), page: docsPage(document, links) };
    };
    servePageStyle(app, links.style);
    app.get(links.json, { config }, async (_request, reply) => {
      drawn ??= draw();
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(drawn.json);
    });
    app.get('/api/docs', { config }, async (_request, reply) => {
      drawn ??= draw();
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(drawn.page);
    });
  };
}
