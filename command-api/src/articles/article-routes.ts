import {
  addCompanyArticle,
  addUserArticle,
  changeRecommendText,
  editCompanyArticle,
  editUserArticle,
  removeCompanyArticle,
  removeUserArticle,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { revisionText } from '../edge/landed.ts';
import { editArticleCommand, registerArticleCommand, removeArticleCommand } from './article-commands.ts';
import { ownPageOf } from './own-page.ts';

/** A new item's id is its command's: a repeat of the call means the same item. */
export function articleRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, kind } of [
    { call: addUserArticle, kind: 'user' as const },
    { call: addCompanyArticle, kind: 'company' as const },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const articleId = edge.commandId;
      const landed = await edge.send(() =>
        registerArticleCommand.prepare({ articleId, owner: { kind, id }, article: body }, edge),
      );
      return { payload: { id: articleId, revision: revisionText(landed) }, landed };
    });
  }
  userArticles(app, deps);
  companyArticles(app, deps);
}

function userArticles(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, editUserArticle, async ({ params: { id, articleId }, body }, edge) => {
    const landed = await edge.send(() =>
      editArticleCommand.prepare({ articleId, owner: { kind: 'user', id }, changes: body }, edge),
    );
    return { payload: { id: articleId, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, removeUserArticle, async ({ params: { id, articleId } }, edge) => {
    const landed = await edge.send(() =>
      removeArticleCommand.prepare({ articleId, owner: { kind: 'user', id }, reason: null }, edge),
    );
    return { payload: { id: articleId, revision: revisionText(landed) }, landed };
  });
}

function companyArticles(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, editCompanyArticle, async ({ params: { id, aid }, body }, edge) => {
    const landed = await edge.send(() =>
      editArticleCommand.prepare(
        {
          articleId: aid,
          owner: { kind: 'company', id },
          changes: body,
        },
        edge,
      ),
    );
    return { payload: { id: aid, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, removeCompanyArticle, async ({ params: { id, aid } }, edge) => {
    const landed = await edge.send(() =>
      removeArticleCommand.prepare(
        {
          articleId: aid,
          owner: { kind: 'company', id },
          reason: null,
        },
        edge,
      ),
    );
    return { payload: { id: aid, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, changeRecommendText, async ({ params: { aid }, body }, edge) => {
    const landed = await edge.send(async () =>
      editArticleCommand.prepare({ articleId: aid, owner: await ownPageOf(edge, aid), changes: body }, edge),
    );
    return { payload: { id: aid, revision: revisionText(landed) }, landed };
  });
}
