import { type AuditJson, type NamedActor, type NamedSubject, type SubjectKind, withSubjects } from '@meikan/contracts';
import { accountId, companyId, isId, isPresent, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { AuditApiDeps } from '../route/deps.ts';
import type { Entity, EntityCategory } from './entity.ts';

type Parts = Pick<AuditApiDeps, 'handler' | 'keys' | 'ownAccount'>;
/** An id, and the role under which it acted. */
type Actor = { readonly id: string; readonly role: string };
type Naming = Pick<NamedActor, 'standing' | 'name' | 'email'>;
export type NameActor = (actor: Actor) => NamedActor;
/** A value of a state, and where it stands. */
export type Placed = { readonly path: string; readonly value: AuditJson };

/** What an entity's own id stands for in its state. */
const OWN: { readonly [C in EntityCategory]?: SubjectKind } = { user: 'account', company: 'company' };

const unnamed = (standing: 'erased' | 'unknown' | 'system'): Naming => ({ standing, name: null, email: null });

/** Names some actors, each account once. */
export async function nameActors(parts: Parts, actors: readonly Actor[]): Promise<NameActor> {
  const ids = new Set(actors.map(({ id }) => id));
  const named = new Map(await Promise.all([...ids].map(async (id) => [id, await nameAccount(parts, id)] as const)));
  return ({ id, role }) => ({ id, role, ...(named.get(id) ?? unnamed('unknown')) });
}

/**
 * Names every account and company whose id stands in `values`, each once. Not the one whose state they are of: that state says
 * its name itself, and its stream is not folded again for it.
 */
export async function nameSubjects(
  parts: Parts,
  { category, id: own }: Entity,
  values: readonly Placed[],
): Promise<NamedSubject[]> {
  const found = new Map<string, { readonly kind: SubjectKind; readonly id: string }>();
  const note = (kind: SubjectKind, id: string): string => {
    found.set(`${kind} ${id}`, { kind, id });
    return id;
  };
  for (const { path, value } of values) withSubjects(value, path.slice(path.lastIndexOf('.') + 1), note);
  found.delete(`${OWN[category] ?? ''} ${own}`);
  const names = { account: nameAccount, company: nameCompany };
  return Promise.all(
    [...found.values()].map(async ({ kind, id }) => ({ kind, id, ...(await names[kind](parts, id)) })),
  );
}

/** The name of the profile, or of the account where there is no profile, and the mail address that identity keeps. */
async function nameAccount({ handler, keys, ownAccount }: Parts, id: string): Promise<Naming> {
  if (id === 'system') return unnamed('system');
  if (!isId(id)) return unnamed('unknown');
  const [{ state: user }, { state: account }, own, opened] = await Promise.all([
    handler.load(streams.user(userId(id))),
    handler.load(streams.account(accountId(id))),
    ownAccount(id),
    keys.keysOf(new Set([id])),
  ]);
  // Whoever has a profile had a key for it: null says that it was destroyed.
  if (user.status === 'erased' || (isPresent(user) && opened.get(id) === null)) return unnamed('erased');
  if (isPresent(user)) return { standing: 'known', name: user.sections.basics.name, email: own?.email ?? null };
  if (own !== null) return { standing: 'known', name: own.name, email: own.email };
  return unnamed(account.status === 'closed' ? 'erased' : 'unknown');
}

async function nameCompany({ handler }: Parts, id: string): Promise<Naming> {
  if (!isId(id)) return unnamed('unknown');
  const { state } = await handler.load(streams.company(companyId(id)));
  return 'sections' in state
    ? { standing: 'known', name: state.sections.basics.name, email: null }
    : unnamed(state.status === 'none' ? 'unknown' : 'erased');
}
