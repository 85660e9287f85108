export {
  ownAttendance,
  sayArriving,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
  shiftAttendance,
  waitingWorkers,
} from './calls.ts';
export {
  ArrivingForm,
  OwnAttendance,
  WaitingWorker,
  Whereabouts,
  WorkerAttendance,
} from './schemas.ts';
