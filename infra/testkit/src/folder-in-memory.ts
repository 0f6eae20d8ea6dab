import { access, constants, statfs } from 'node:fs/promises';
import { availableMemory } from 'node:process';

/** Linux's folder whose files lie in memory; a container may keep it as small as 64 MB. */
const IN_MEMORY = '/dev/shm';

/** A folder whose files lie in memory, if `bytes` fit in it and as much of the machine's memory is left beside them; else `null`. */
export async function folderInMemory(bytes: number): Promise<string | null> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= bytes && availableMemory() >= 2 * bytes ? IN_MEMORY : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES')) return null;
    throw error;
  }
}
