import {
  addCompanyArticle,
  addUserArticle,
  addWhitePaper,
  changeRecommendText,
  editCompanyArticle,
  editUserArticle,
  editWhitePaper,
  removeCompanyArticle,
  removeUserArticle,
  removeWhitePaper,
} from '@meikan/contracts';
import { articleId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { revisionText } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { editArticleCommand, registerArticleCommand, removeArticleCommand } from './article-commands.ts';
import { ownPageOf } from './own-page.ts';

/** A new item's id is its command's: a repeat of the call means the same item. */
export function articleRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, kind } of [
    { call: addUserArticle, kind: 'user' as const },
    { call: addCompanyArticle, kind: 'company' as const },
    { call: addWhitePaper, kind: 'company' as const },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, context) => {
      const articleId = context.commandId;
      const applied = await context.send(() =>
        registerArticleCommand.prepare({ articleId, owner: { kind, id }, article: body }, context),
      );
      return { payload: { id: articleId, revision: revisionText(applied) }, applied };
    });
  }
  userArticles(app, deps);
  companyArticles(app, deps);
  whitePapers(app, deps);
}

function userArticles(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, editUserArticle, async ({ params: { id, articleId }, body }, context) => {
    const applied = await context.send(() =>
      editArticleCommand.prepare({ articleId, owner: { kind: 'user', id }, changes: body }, context),
    );
    return { payload: { id: articleId, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, removeUserArticle, async ({ params: { id, articleId } }, context) => {
    const applied = await context.send(() =>
      removeArticleCommand.prepare({ articleId, owner: { kind: 'user', id }, reason: null }, context),
    );
    return { payload: { id: articleId, revision: revisionText(applied) }, applied };
  });
}

function companyArticles(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, editCompanyArticle, async ({ params: { id, aid }, body }, context) => {
    const applied = await context.send(() =>
      editArticleCommand.prepare(
        {
          articleId: aid,
          owner: { kind: 'company', id },
          changes: body,
        },
        context,
      ),
    );
    return { payload: { id: aid, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, removeCompanyArticle, async ({ params: { id, aid } }, context) => {
    const applied = await context.send(() =>
      removeArticleCommand.prepare(
        {
          articleId: aid,
          owner: { kind: 'company', id },
          reason: null,
        },
        context,
      ),
    );
    return { payload: { id: aid, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, changeRecommendText, async ({ params: { aid }, body }, context) => {
    const applied = await context.send(async () =>
      editArticleCommand.prepare({ articleId: aid, owner: await ownPageOf(context, aid), changes: body }, context),
    );
    return { payload: { id: aid, revision: revisionText(applied) }, applied };
  });
}

/** The other items of a page are reached by the path of articles. @throws ProblemError 404 */
async function onlyPaper({ entities }: RouteContext, id: string): Promise<void> {
  const { state } = await entities.load(streams.article(articleId(id)));
  if (state.status === 'none' || state.mainCategory === 'white_paper') return;
  throw new ProblemError({ code: 'not-found', detail: 'この資料は見つかりませんでした。' });
}

function whitePapers(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, editWhitePaper, async ({ params: { id, wid }, body }, context) => {
    const applied = await context.send(async () => {
      const item = { articleId: wid, owner: { kind: 'company' as const, id } };
      const prepared = await editArticleCommand.prepare({ ...item, changes: body }, context);
      await onlyPaper(context, wid);
      return prepared;
    });
    return { payload: { id: wid, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, removeWhitePaper, async ({ params: { id, wid } }, context) => {
    const applied = await context.send(async () => {
      const item = { articleId: wid, owner: { kind: 'company' as const, id } };
      const prepared = await removeArticleCommand.prepare({ ...item, reason: null }, context);
      await onlyPaper(context, wid);
      return prepared;
    });
    return { payload: { id: wid, revision: revisionText(applied) }, applied };
  });
}
