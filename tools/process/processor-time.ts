import { readdirSync, readFileSync } from 'node:fs';

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

/** Bytes of memory that a process holds at this moment. Not a number where there is no /proc. */
export function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return Number.NaN;
    throw failure;
  }
}

/** The process that was started with these arguments side by side; undefined where there is none, or no /proc. */
export function findProcess(args: readonly string[]): number | undefined {
  const wanted = `\0${args.join('\0')}\0`;
  return processIds().find((pid) => commandLineOf(pid).includes(wanted));
}

function processIds(): readonly number[] {
  return unlessGone(() => readdirSync('/proc'), [])
    .map(Number)
    .filter(Number.isInteger);
}

const commandLineOf = (pid: number): string =>
  unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '');

/** Processes end while they are looked for. */
function unlessGone<Found>(read: () => Found, gone: Found): Found {
  try {
    return read();
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return gone;
    throw failure;
  }
}
