export {
  addWorkerNote,
  markNotAgain,
  notAgainWorkers,
  removeWorkerNote,
  unmarkNotAgain,
  workerNotes,
} from './calls.ts';
export {
  MAX_NOT_AGAIN,
  MAX_WORKER_NOTES,
  NotAgainMark,
  NotAgainWorker,
  WorkerNote,
} from './schemas.ts';
