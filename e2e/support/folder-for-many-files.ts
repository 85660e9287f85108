import { mkdtemp, readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the packages of a team take, several times over. */
const ROOM_BYTES = 6e9;

/**
 * A new folder for tens of thousands of small files: in memory where there is room, since making them takes a
 * disk longer than reading, building and testing them.
 */
export async function folderForManyFiles(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom(MEMORY)) ? MEMORY : tmpdir(), prefix));
}

async function hasRoom(folder: string): Promise<boolean> {
  const mount = (await mounts()).find(([, place]) => place === folder);
  // Programs among the packages must be able to run there; a container's memory is often not for that.
  if (!mount || mount[3]?.split(',').includes('noexec')) return false;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM_BYTES;
}

/** What is mounted, by device, place, kind and options; nothing is known where the system is not Linux. */
async function mounts(): Promise<readonly (readonly string[])[]> {
  if (process.platform !== 'linux') return [];
  const table = await readFile('/proc/self/mounts', 'utf8');
  return table.split('\n').map((line) => line.split(' '));
}
