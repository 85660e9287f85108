import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
const USER_TICKS = 13;
const SYSTEM_TICKS = 14;

/**
 * Milliseconds of processor time that a process has used. Unlike requests a second it does not depend
 * on what else the machine does. Not a number where there is no /proc.
 */
export function processorMs(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TICKS - 2]) + Number(fields[SYSTEM_TICKS - 2]);
    return ticks * TICK_MS;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return Number.NaN;
    throw failure;
  }
}
