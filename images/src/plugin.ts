import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import { registerDrawn } from './http/drawn.route.ts';
import { registerStored } from './http/stored.route.ts';
import { registerUpload, type UploadDeps } from './http/upload.route.ts';

/** Everything under /images. `uploadCall` is `uploadImage` of the contracts. */
export function imagesPlugin(deps: UploadDeps): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart);
    registerUpload(app, deps);
    registerStored(app, deps);
    registerDrawn(app);
  };
}
