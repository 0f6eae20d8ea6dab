/** PostgreSQL settings by their own names; a later entry wins over an earlier one. */
export type Settings = Readonly<Record<string, string>>;

/** What suits one small machine that also runs Node and a browser: durable, modest in memory, quiet. */
export const smallMachine: Settings = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path is limited to about 100 bytes, and a deep clone is longer.
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel workers share memory through /dev/shm, which containers keep at 64 MB.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The start is recognised by a message of the log.
  lc_messages: 'C',
};

/** As arguments of the server program. */
export function toArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
