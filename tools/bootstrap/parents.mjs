import { readFileSync } from 'node:fs';

/**
 * The processes whose end means that nobody waits for this one any more: its parent and, where that is
 * only the shell in which npm runs a script, npm itself (seen on Linux).
 * Its spec imports it in a program of its own, which knip does not see.
 * @public
 * @param {number} [parent]
 * @returns {number[]}
 */
export function waitingParents(parent = process.ppid) {
  const { command, parentOf } = describe(parent);
  const isShellOfNpm = command.includes('-c') && command.some((word) => word.includes('bootstrap'));
  return isShellOfNpm && parentOf > 1 ? [parent, parentOf] : [parent];
}

/**
 * Calls `act` once as soon as one of the processes is gone; `process.ppid` tells of the parent, also when
 * its number has been given to another process.
 * @param {() => void} act
 */
export function whenParentsAreGone(act) {
  const parents = waitingParents();
  const startedBy = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === startedBy && parents.every(isRunning)) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}

/** @param {number} pid */
function describe(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command stands in brackets and may hold spaces; the parent is the second field after it.
    const parentOf = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    return { command, parentOf };
  } catch {
    // Other systems have no /proc; the parent alone has to do.
    return { command: [], parentOf: 0 };
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}
