import multipart from '@fastify/multipart';
import type { Authenticate } from '@meikan/platform';
import type { FastifyPluginAsync } from 'fastify';
import { registerDrawn } from './http/drawn.route.ts';
import { registerStored } from './http/stored.route.ts';
import { registerUpload, type UploadCall } from './http/upload.route.ts';
import type { Pictures } from './pictures.ts';

/** Everything under /images. */
export function imagesPlugin(deps: {
  readonly pictures: Pictures;
  readonly authenticate: Authenticate;
  /** `uploadImage` of the contracts. */
  readonly uploadCall: UploadCall;
}): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart);
    registerUpload(app, deps);
    registerStored(app, deps);
    registerDrawn(app);
  };
}
