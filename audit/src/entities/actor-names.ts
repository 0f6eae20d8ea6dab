import { isId, userId } from '@meikan/domain';
import { type CommandHandler, type EventMetadata, specs, streams } from '@meikan/event-log';

type Actor = EventMetadata['actor'];
export type NamedActor = { readonly id: string; readonly role: string; readonly name: string | null };
export type NameActor = (actor: Actor) => NamedActor;

/** Names the actors of some events by their own streams; null where the actor has no profile. An erased person has no name any more. */
export async function nameActors(
  handler: CommandHandler,
  events: readonly { readonly metadata: { readonly actor: Actor } }[],
): Promise<NameActor> {
  const ids = new Set(events.map(({ metadata }) => metadata.actor.id));
  const names = new Map(await Promise.all([...ids].map(async (id) => [id, await nameOf(handler, id)] as const)));
  return ({ id, role }) => ({ id, role, name: names.get(id) ?? null });
}

async function nameOf(handler: CommandHandler, id: Actor['id']): Promise<string | null> {
  if (id === 'system' || !isId(id)) return null;
  const { state } = await handler.load(specs.user, streams.user(userId(id)));
  return state.status === 'none' ? null : state.sections.basics.name;
}
