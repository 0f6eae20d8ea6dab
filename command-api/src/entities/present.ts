import {
  type AskedQuestion,
  accountId,
  articleId,
  type CompanyId,
  companyId,
  isPresent,
  isSeen,
  type PresentCompany,
  type PresentUser,
  type PublishedArticle,
  type Synonyms,
  surveyQuestionId,
  synonymsOf,
  type User,
  userId,
} from '@meikan/domain';
import { type Loaded, streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError, type Viewer } from '@meikan/platform';
import type { AsOf, EntityLoader } from './entity-loader.ts';

const missing = (detail: string) => new ProblemError({ code: 'not-found', detail });

/** Whether a profile is there for somebody: one that is out of sight is its owner's and the admins'. */
export function sees(viewer: Viewer, state: User): state is PresentUser {
  if (!isPresent(state)) return false;
  if (isSeen(state)) return true;
  return viewer.kind === 'account' && (viewer.role === 'admin' || userId(viewer.accountId) === state.userId);
}

/** @throws ProblemError 404 when there is no such profile, also for others than its owner when it is out of sight */
export async function registeredUser(
  entities: EntityLoader,
  id: string,
  viewer: Viewer,
  asOf?: AsOf,
): Promise<Loaded<PresentUser>> {
  const loaded = await entities.load(streams.user(userId(id)), asOf);
  const { state } = loaded;
  if (!sees(viewer, state)) throw missing('この利用者は見つかりませんでした。');
  return { ...loaded, state };
}

/** What it is, without where it stands. @throws ProblemError 404 */
export const presentUser = async (...asked: Parameters<typeof registeredUser>): Promise<PresentUser> =>
  (await registeredUser(...asked)).state;

/** @throws ProblemError 404 when there is no such page (any more) */
export async function registeredCompany(
  entities: EntityLoader,
  id: string,
  asOf?: AsOf,
): Promise<Loaded<PresentCompany>> {
  const loaded = await entities.load(streams.company(companyId(id)), asOf);
  const { state } = loaded;
  if (state.status !== 'registered') throw missing('この会社・サービスは見つかりませんでした。');
  return { ...loaded, state };
}

/** What it is, without where it stands. @throws ProblemError 404 */
export const presentCompany = async (...asked: Parameters<typeof registeredCompany>): Promise<PresentCompany> =>
  (await registeredCompany(...asked)).state;

/** @throws ProblemError 404 when there is no such item (any more) */
export async function publishedArticle(entities: EntityLoader, id: string): Promise<Loaded<PublishedArticle>> {
  const loaded = await entities.load(streams.article(articleId(id)));
  if (loaded.state.status !== 'published') throw missing('この記事は見つかりませんでした。');
  return { ...loaded, state: loaded.state };
}

/** @throws ProblemError 404 when nobody ever asked it */
export async function askedQuestion(entities: EntityLoader, id: string, asOf?: AsOf): Promise<AskedQuestion> {
  const { state } = await entities.load(streams.survey(surveyQuestionId(id)), asOf);
  if (state.status === 'none') throw missing('この質問は見つかりませんでした。');
  return state;
}

/** @throws ProblemError 404 when no admin widened the search by it */
export async function presentSynonyms(entities: EntityLoader, word: string, asOf?: AsOf): Promise<Synonyms> {
  const { state } = await entities.load(streams.synonyms(), asOf);
  const entry = synonymsOf(state, word);
  if (entry === undefined) throw missing('この言葉には、同義語が登録されていません。');
  return entry;
}

/** @throws ProblemError 404 when there is no such account (any more) */
export async function openAccount(entities: EntityLoader, id: string): Promise<void> {
  const { state } = await entities.load(streams.account(accountId(id)));
  if (state.status === 'none' || state.status === 'closed') throw missing('このアカウントは見つかりませんでした。');
}

/** The company that a business account acts for. @throws ProblemError 403 while it has none */
export async function companyOf(entities: EntityLoader, viewer: AccountViewer): Promise<CompanyId> {
  const { state } = await entities.load(streams.account(accountId(viewer.accountId)));
  if ((state.status === 'open' || state.status === 'disabled') && state.companyId) return state.companyId;
  throw new ProblemError({ code: 'forbidden', detail: 'このアカウントには、まだ会社が登録されていません。' });
}
