import { contentMainCategories } from '@meikan/domain';
import { type CategoryIcon, openCategoryIcons } from '@meikan/images';
import { isKnownByTag, limitByAddress, ProblemError, tagOf } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type IconRequest = FastifyRequest<{ Params: { main: string; file: string } }>;

/** The addresses that the catalogue names, and what is drawn there. */
const icons: ReadonlyMap<string, CategoryIcon> = new Map(
  contentMainCategories.flatMap(({ key, categories }) =>
    categories.map(({ defaultIcon, emoji }) => [defaultIcon, { mainCategory: key, emoji }] as const),
  ),
);
/** A month, then fresh in the background, as the other drawings. */
const LONG = 'public, max-age=2592000, stale-while-revalidate=31536000';

/** GET /icons/content/:main/:category.svg: what stands for items without a picture of their own. */
export function iconRoutes(app: FastifyInstance): void {
  const draw = openCategoryIcons();
  const options = { config: { rule: 'anyone', answer: 'picture' }, onRequest: limitByAddress(app, 'general') } as const;
  app.get('/icons/content/:main/:file', options, async (request: IconRequest, reply) => {
    const { main, file } = request.params;
    const icon = icons.get(`/icons/content/${main}/${file}`);
    if (icon === undefined) throw new ProblemError({ code: 'not-found' });
    const svg = await draw(icon);
    reply.header('cache-control', LONG);
    if (isKnownByTag(request, reply, tagOf(svg))) return reply.send();
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  });
}
