import { removeSynonyms, setSynonyms } from '@meikan/contracts';
import type { SynonymsCommand } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { presentSynonyms } from '../entities/present.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';

const toTable = (command: SynonymsCommand) => prepare({ stream: streams.synonyms(), command });

/** The words by which admins widen the search. */
export function synonymRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setSynonyms, async ({ body }, { send, entities, at }) => {
    const applied = await send(async () => toTable({ type: 'set-synonyms', data: { ...body, at } }));
    const { word, others, oneWay } = await presentSynonyms(entities, body.word, applied.revision);
    return { payload: { word, others: [...others], oneWay }, applied };
  });
  commandRoute(app, deps, removeSynonyms, async ({ query: { word } }, { send, at }) => {
    const applied = await send(async () => toTable({ type: 'remove-synonyms', data: { word, at } }));
    return { payload: { removed: word }, applied };
  });
}
