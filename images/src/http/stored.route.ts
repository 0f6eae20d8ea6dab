import { isKnownByTag, ProblemError, parseOrRefuse } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Pictures } from '../pictures.ts';
import { chooseWidth } from '../sizes.ts';
import { parseImageKey } from '../store/keys.ts';

/** The name says the content, so the answer can never change. */
const FOREVER = 'public, max-age=31536000, immutable';

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .optional();
const sizes = z.object({ width: pixels, dw: pixels });

/** GET /images/:key?width=&dw= */
export function registerStored(app: FastifyInstance, deps: { readonly pictures: Pictures }): void {
  app.get<{ Params: { key: string } }>(
    '/images/:key',
    { config: { rule: 'anyone', answer: 'picture' } },
    async (request, reply) => {
      const key = parseImageKey(request.params.key);
      if (key === null) throw new ProblemError({ code: 'not-found' });
      const width = chooseWidth(deps.pictures.rules.widths, parseOrRefuse(sizes, request.query, 'invalid-query'));
      const webp = await deps.pictures.fetch(key, width);
      if (webp === null) throw new ProblemError({ code: 'not-found' });
      reply.header('cache-control', FOREVER);
      if (isKnownByTag(request, reply, `"${key}-${width ?? 'kept'}"`)) return reply.send();
      return reply.type('image/webp').send(webp);
    },
  );
}
