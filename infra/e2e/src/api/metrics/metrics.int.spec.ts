import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const OPERATIONS = resolve(import.meta.dirname, '../../../../../docs/operations.md');

const api = apiTestAppPerFile();

const namesIn = (text: string): string[] => [...new Set(text.match(/\bmeikan_\w+/g))].sort();

it('reports exactly the metrics that the manual lists', async () => {
  await api.caughtUp();
  const { statusCode, body } = await api.ask('anonymous', { url: '/metrics' });
  expect(statusCode).toBe(200);
  const series = body.split('\n').filter((line) => !line.startsWith('#'));
  expect(namesIn(series.join('\n'))).toEqual(namesIn(await readFile(OPERATIONS, 'utf8')));
  expect(series).toEqual(
    expect.arrayContaining([
      'meikan_projection_lag_events{projector="directory"} 0',
      'meikan_projection_parked_streams{projector="directory"} 0',
      'meikan_metric_collection_failures_total{collection="projections"} 0',
      'meikan_metric_collection_failures_total{collection="search_outbox"} 0',
      'meikan_metric_collection_failures_total{collection="reactors"} 0',
    ]),
  );
});
