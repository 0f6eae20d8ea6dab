import { everyCall } from '@meikan/contracts/every-call';
import { anonymous, openApi, ProblemError, registerCall, runService, serve } from '@meikan/platform';
import type { FastifyPluginAsync } from 'fastify';

/** Each service describes its own calls only. Here all of them are known and none is answered. */
const describedCalls: FastifyPluginAsync = async (app) => {
  const answerNone = () => {
    throw new ProblemError({ code: 'not-found' });
  };
  for (const call of everyCall) registerCall(app, call, answerNone, { authenticate: async () => anonymous });
};

/** `/api/openapi.json` and `/api/docs` of the whole origin. Needs nothing but the contracts. */
await runService({
  name: 'api-docs',
  open: (service) =>
    serve(service, { checks: {}, plugins: [describedCalls, openApi({ title: '名鑑 API', version: '0.1.0' })] }),
});
