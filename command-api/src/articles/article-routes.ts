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
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { revisionText } from '../edge/landed.ts';
import { editArticleCommand, registerArticleCommand, removeArticleCommand } from './article-commands.ts';
import { ownPageOf } from './own-page.ts';

/** A new item's id is its command's: a repeat of the call means the same item. */
export function articleRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, kind } of [
    { call: addUserArticle, kind: 'user' as const },
    { call: addCompanyArticle, kind: 'company' as const },
    { call: addWhitePaper, kind: 'company' as const },
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
  whitePapers(app, deps);
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

/** The other items of a page are reached by the path of articles. @throws ProblemError 404 */
async function onlyPaper({ world }: Edge, id: string): Promise<void> {
  const { state } = await world.article(id);
  if (state.status === 'none' || state.mainCategory === 'white_paper') return;
  throw new ProblemError({ code: 'not-found', detail: 'この資料は見つかりませんでした。' });
}

function whitePapers(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, editWhitePaper, async ({ params: { id, wid }, body }, edge) => {
    const landed = await edge.send(async () => {
      const item = { articleId: wid, owner: { kind: 'company' as const, id } };
      const prepared = await editArticleCommand.prepare({ ...item, changes: body }, edge);
      await onlyPaper(edge, wid);
      return prepared;
    });
    return { payload: { id: wid, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, removeWhitePaper, async ({ params: { id, wid } }, edge) => {
    const landed = await edge.send(async () => {
      const item = { articleId: wid, owner: { kind: 'company' as const, id } };
      const prepared = await removeArticleCommand.prepare({ ...item, reason: null }, edge);
      await onlyPaper(edge, wid);
      return prepared;
    });
    return { payload: { id: wid, revision: revisionText(landed) }, landed };
  });
}
