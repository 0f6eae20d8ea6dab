import { isKnownByTag, ProblemError, tagOf } from '@meikan/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseDrawn } from '../drawn/address.ts';
import { ART_NAMES, readArt } from '../drawn/default-art.ts';
import { draw } from '../drawn/draw.ts';

/** A month, then fresh in the background: a better drawing reaches everybody without a new address. */
const LONG = 'public, max-age=2592000, stale-while-revalidate=31536000';
const SUFFIX = '.svg';

const picture = { config: { rule: 'anyone', answer: 'picture' } } as const;

type DrawnRoute = { Params: { kind: string; file: string }; Querystring: { as?: string; hue?: string } };

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  reply.header('cache-control', LONG);
  if (isKnownByTag(request, reply, tagOf(svg))) return reply.send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
}

function nameOf(file: string): string {
  if (!file.endsWith(SUFFIX)) throw new ProblemError({ code: 'not-found' });
  return file.slice(0, -SUFFIX.length);
}

/** GET /images/drawn/:kind/:seed.svg?as=&hue= and GET /images/art/:name.svg: nothing of them is stored. */
export function registerDrawn(app: FastifyInstance): void {
  app.get<DrawnRoute>('/images/drawn/:kind/:file', picture, (request, reply) => {
    const { kind, file } = request.params;
    const options = parseDrawn({ kind, seed: nameOf(file), as: request.query.as, hue: request.query.hue });
    if (options === null) throw new ProblemError({ code: 'not-found' });
    return sendSvg(request, reply, draw(options));
  });
  app.get<{ Params: { file: string } }>('/images/art/:file', picture, (request, reply) => {
    const name = ART_NAMES.find((known) => known === nameOf(request.params.file));
    if (name === undefined) throw new ProblemError({ code: 'not-found' });
    return sendSvg(request, reply, readArt(name));
  });
}
