export {
  ownAttendance,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
  shiftAttendance,
  waitingWorkers,
} from './calls.ts';
export { OwnAttendance, WaitingWorker, Whereabouts, WorkerAttendance } from './schemas.ts';
