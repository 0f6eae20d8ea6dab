import {
  type EnqueuedTask,
  type Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  MeilisearchTaskTimeOutError,
} from 'meilisearch';
import { SearchFault } from '../fault.ts';

/** Waits for a task, however long it takes. @throws SearchFault when it did not succeed */
export async function finished(client: Meilisearch, task: Promise<EnqueuedTask>): Promise<void> {
  await allFinished(client, [(await task).taskUid]);
}

/** Waits for tasks and looks at how each ended: the client resolves for failed ones too. @throws SearchFault */
export async function allFinished(client: Meilisearch, tasks: readonly number[]): Promise<void> {
  for (const { status, type, error } of await client.tasks.waitForTasks(tasks, { timeout: 0 })) {
    if (status === 'succeeded') continue;
    throw new SearchFault('rejected', `Meilisearch ended ${type} as ${status}: ${error?.message ?? 'no reason given'}`);
  }
}

/** How a number of tasks stand, waiting for each at most so long. */
export async function settledTasks(
  client: Meilisearch,
  tasks: readonly number[],
  timeout: number,
): Promise<'done' | 'failed' | 'timeout'> {
  try {
    const ended = await client.tasks.waitForTasks(tasks, { timeout });
    return ended.every(({ status }) => status === 'succeeded') ? 'done' : 'failed';
  } catch (error) {
    if (error instanceof MeilisearchTaskTimeOutError) return 'timeout';
    throw error;
  }
}

/** Runs a request and translates the client's errors. @throws SearchFault */
export async function translated<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asFault(error);
  }
}

function asFault(error: unknown): unknown {
  if (error instanceof MeilisearchRequestTimeOutError)
    return new SearchFault('timeout', 'Meilisearch took too long.', error);
  if (error instanceof MeilisearchRequestError)
    return new SearchFault('unreachable', 'Meilisearch cannot be reached.', error);
  if (error instanceof MeilisearchApiError)
    return new SearchFault('rejected', `Meilisearch refused: ${error.message}`, error);
  return error;
}
