import { WaitingSupport } from '@leafshift/contracts/support';
import { anId, builderOf, hoursFromNow } from '@leafshift/testing/builders';

/** A worker asks when their pay comes. */
export const aQuestion = builderOf(WaitingSupport, () => ({
  _id: anId(871),
  topic: 'pay' as const,
  text: 'When does my pay come?',
  askedAt: hoursFromNow(-3),
  answer: null,
  user: { _id: anId(2), name: 'Ana Roy', usertype: 'Temp' as const },
  claim: null,
}));
