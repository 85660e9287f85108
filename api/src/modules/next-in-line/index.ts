export { OfferedWorkers } from './application/offered-workers.ts';
export { NextInLineModule } from './next-in-line.module.ts';
