import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import { confirmWorker, getPost, requestShift } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { moveClock } from './api-clock.ts';
import type { Employer, Person } from './people.ts';

/** The worker requests the shift and is confirmed on it; answers where the assignment is. */
export async function takeShift(employer: Employer, worker: Person, id: string) {
  await worker.api.send(requestShift, { params: { id } });
  return confirmRequest(employer, id);
}

/** Confirms the one who requested the shift; answers where the assignment is. */
export async function confirmRequest(employer: Employer, id: string) {
  const { requests } = await shiftOf(employer, id);
  const [request] = requests;
  if (!request) throw new Error('The request did not arrive');
  const body = { requestId: request._id, requestUserId: request.requestUser, name: request.name };
  await employer.api.send(confirmWorker, { params: { postId: id }, body });
  const [assignment] = (await shiftOf(employer, id)).confirmedArr;
  if (!assignment) throw new Error('The worker was not confirmed');
  return { postId: id, confirmedId: assignment._id };
}

/** From the request to the rating, with the planned times; the API's clock is at the shift's end then. */
export async function workShift(
  stack: Pick<ControlledStack, 'portalUrl'>,
  { employer, worker }: { readonly employer: Employer; readonly worker: Person },
  id: string,
): Promise<void> {
  const params = await takeShift(employer, worker, id);
  const { date, endDate } = await shiftOf(employer, id);
  await moveClock(stack, endDate);
  await employer.api.send(clockIn, { params, body: { clockIn: date } });
  await employer.api.send(clockOut, { params, body: { clockOut: endDate } });
  await employer.api.send(rateWorker, {
    params: { ...params, tempUserId: worker.user._id },
    body: { rating: 5 },
  });
}

async function shiftOf({ api }: Employer, id: string) {
  const post = await api.send(getPost, { params: { id } });
  if (post.employmentType !== 'Temp') throw new Error('A shift is a Temp posting');
  return post;
}
