// Loaded first by programs that another one starts (`node --import`): when that one is gone without
// having said goodbye, the program is asked to end as well, so that no server is left behind.
const CHECK_EVERY_MS = 1_000;
const startedBy = process.ppid;

setInterval(() => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS).unref();

export {};
