import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A process that listens on a port. */
export interface PortOwner {
  readonly pid: number;
  readonly command: string;
}

const LISTENING = '0A';

/** The process that listens on the TCP port, where the system shows it (Linux, own processes or root). */
export async function findPortOwner(port: number): Promise<PortOwner | undefined> {
  const inodes = await listeningInodes(port);
  if (inodes.size === 0) return undefined;
  const pids = await processIds();
  for (const pid of pids) {
    if (!(await holdsSocket(pid, inodes))) continue;
    const command = await commandOf(pid);
    return command.includes('wineserver') ? underWine(port, pids) : { pid, command };
  }
  return undefined;
}

/** Wine's server holds the sockets of the programs under it; the program is what a person looks for. */
async function underWine(port: number, pids: readonly number[]): Promise<PortOwner | undefined> {
  for (const pid of pids) {
    const command = await commandOf(pid);
    if (command.includes('.exe') && command.includes(`--port ${port}`)) return { pid, command };
  }
  return undefined;
}

async function listeningInodes(port: number): Promise<Set<string>> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of (await readText(table)).split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === LISTENING && local?.endsWith(suffix) && inode) inodes.add(`socket:[${inode}]`);
    }
  }
  return inodes;
}

async function processIds(): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

async function holdsSocket(pid: number, inodes: ReadonlySet<string>): Promise<boolean> {
  const folder = join('/proc', String(pid), 'fd');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const target = await readlink(join(folder, name)).catch(() => '');
    if (inodes.has(target)) return true;
  }
  return false;
}

async function commandOf(pid: number): Promise<string> {
  const text = await readText(join('/proc', String(pid), 'cmdline'));
  return text.replaceAll('\0', ' ').trim();
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
