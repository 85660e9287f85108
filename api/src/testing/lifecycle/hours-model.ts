import {
  HOUR,
  type Model,
  type ModelAssignment,
  type ModelSheet,
  type ModelShift,
  type Outcome,
} from './market.ts';

/** There is a sheet from the first time on that was recorded. */
function openSheet(model: Model, shift: ModelShift, worker: number): ModelSheet | Outcome {
  const assignment = shift.workers.get(worker);
  if (!assignment?.sheet) {
    const isRecorded = ['working', 'gone-home', 'rated'].includes(assignment?.status ?? '');
    return isRecorded ? 'TIMESHEET_NOT_OPEN' : 'NOT_FOUND';
  }
  const { sheet } = assignment;
  return sheet.state === 'submitted' && model.now < sheet.until ? sheet : 'TIMESHEET_NOT_OPEN';
}

export function accept(model: Model, shift: ModelShift, worker: number): Outcome {
  const sheet = openSheet(model, shift, worker);
  if (typeof sheet === 'string') {
    return sheet;
  }
  sheet.state = 'accepted';
  return 'done';
}

/** By the times of the business, or of the shift for who is said not to have come. */
export function dispute(model: Model, shift: ModelShift, worker: number): Outcome {
  const sheet = openSheet(model, shift, worker);
  if (typeof sheet === 'string') {
    return sheet;
  }
  sheet.state = 'disputed';
  sheet.until = model.now + 48 * HOUR;
  return 'done';
}

export function answer(model: Model, shift: ModelShift, worker: number, agree: number): Outcome {
  const assignment = shift.workers.get(worker);
  const sheet = assignment?.sheet;
  if (!assignment || !sheet) {
    const isRecorded = ['working', 'gone-home', 'rated'].includes(assignment?.status ?? '');
    return isRecorded ? 'DISPUTE_NOT_OPEN' : 'NOT_FOUND';
  }
  if (sheet.state !== 'disputed' || sheet.isAnswered || model.now >= sheet.until) {
    return 'DISPUTE_NOT_OPEN';
  }
  sheet.isAnswered = true;
  return agree ? settle(shift, assignment) : 'done';
}

/** The back office decides that they worked from the start for so many hours. */
export function decide(model: Model, shift: ModelShift, worker: number, hours: number): Outcome {
  const assignment = shift.workers.get(worker);
  const sheet = assignment?.sheet;
  if (!assignment || !sheet) {
    const isRecorded = ['working', 'gone-home', 'rated'].includes(assignment?.status ?? '');
    return isRecorded ? 'DISPUTE_NOT_TO_DECIDE' : 'NOT_FOUND';
  }
  const isDue = sheet.isAnswered || model.now >= sheet.until;
  if (sheet.state !== 'disputed' || !isDue) {
    return 'DISPUTE_NOT_TO_DECIDE';
  }
  return shift.startsAt + hours * HOUR > model.now ? 'CLOCK_IN_FUTURE' : settle(shift, assignment);
}

function settle(shift: ModelShift, assignment: ModelAssignment): Outcome {
  if (assignment.sheet) {
    assignment.sheet.state = 'decided';
  }
  if (assignment.status === 'absent') {
    shift.hasClaim = true;
  }
  return 'done';
}
