import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';

const NAME = 'leafshift-rehearsal-';

/** How the folder of a rehearsal by this process begins. */
export const nameOfFolder = (): string => join(tmpdir(), `${NAME}${process.pid}-`);

/** Removes the folders, and the small disks in them, of rehearsals that were killed. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^(\d+)-/.exec(name.slice(NAME.length))?.[1];
    if (!name.startsWith(NAME) || pid === undefined || isRunning(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    for (const part of await readdir(folder))
      await runCommand('umount', ['--lazy', join(folder, part)]);
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    // Somebody else's process is one, too.
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}
