import { mendBy } from '@leafshift/domain/secured-pay';
import type {
  PayRefusal,
  SecuredShift,
  Securing,
  SecuringAnswer,
  SecuringEvent,
  SecuringStep,
} from './secured-pay.ts';

/** How long one process may take to ask before another may. */
const ATTEMPT_MS = 2 * 60_000;

/** A card that refused is asked again by itself. */
const AGAIN_MS = 6 * 3_600_000;

type OrderedShift = Pick<SecuredShift, 'startsAt' | 'orderedAt'>;
type Asking = Extract<Securing, { state: 'asking' }>;

/** The state after an event; the same object where nothing is to be stored. */
export function nextSecuring(
  securing: Securing,
  event: SecuringEvent,
  shift: OrderedShift,
): SecuringStep {
  switch (event.kind) {
    case 'due':
      return due(securing, event, shift);
    case 'try':
      return securing.state === 'refused' ? ask(securing, event, shift) : unchanged(securing);
    case 'card-changed':
      return cardChanged(securing, event.at);
    case 'answered':
      return answered(securing, event, shift);
    case 'freed':
      return freed(securing, event, shift);
    case 'wanted':
      return wanted(securing, event.at);
    case 'unwanted':
      return unwanted(securing, event.isTaken);
  }
}

/** Whether a process is asking the provider at that time. */
export const isBeingAsked = (securing: Securing, at: Date): boolean =>
  securing.state === 'asking' && securing.until > at;

/** Whether another attempt has begun since this one, because it took too long. */
export const isOvertaken = (securing: Securing, attempt: number): boolean =>
  securing.state === 'asking' && securing.attempts !== attempt;

const unchanged = (securing: Securing): SecuringStep => ({ securing, effects: [] });
const GONE: SecuringStep = { securing: null, effects: [] };

/** Who asks too long counts as crashed. */
function due(
  securing: Securing,
  event: Extract<SecuringEvent, { kind: 'due' }>,
  shift: OrderedShift,
): SecuringStep {
  if (securing.refusals !== event.after) {
    return unchanged(securing);
  }
  switch (securing.state) {
    case 'planned':
    case 'refused':
      return ask(securing, event, shift);
    case 'asking':
      return securing.until <= event.at ? ask(securing, event, shift) : unchanged(securing);
    case 'secured':
    case 'released':
      return unchanged(securing);
  }
}

/** What has begun meanwhile is worked, and its invoice is charged as ever. */
function ask(
  securing: Exclude<Securing, { state: 'secured' | 'released' }>,
  { kind, amount, at }: Extract<SecuringEvent, { kind: 'due' | 'try' }>,
  { startsAt, orderedAt }: OrderedShift,
): SecuringStep {
  if (securing.state === 'planned' && orderedAt < startsAt && startsAt <= at) {
    return GONE;
  }
  const attempts = securing.attempts + 1;
  const { refusals } = securing;
  const until = new Date(at.getTime() + ATTEMPT_MS);
  return {
    securing: {
      ...countsOf(securing),
      state: 'asking',
      attempts,
      amount: securing.amount ?? amount,
      until,
      refusal: securing.state === 'planned' ? null : securing.refusal,
      isUnwanted: securing.state === 'asking' && securing.isUnwanted,
    },
    effects: [
      // A record of the outbox comes again by itself if its process dies.
      ...(kind === 'try' ? [{ kind: 'schedule', after: refusals, at: until } as const] : []),
      { kind: 'ask', attempt: attempts },
    ],
  };
}

const countsOf = ({ attempts, refusals, amount, paymentId }: Securing) => ({
  attempts,
  refusals,
  amount,
  paymentId,
});

/** Planned once more, at once. */
const again = (securing: Securing, at: Date): SecuringStep => ({
  securing: { ...countsOf(securing), state: 'planned' },
  effects: [{ kind: 'schedule', after: securing.refusals, at }],
});

/** Where the card refused, the new one has its turn; who was released is not called back. */
function cardChanged(securing: Securing, at: Date): SecuringStep {
  switch (securing.state) {
    case 'refused':
      return { securing, effects: [{ kind: 'schedule', after: securing.refusals, at }] };
    case 'released':
      return GONE;
    default:
      return unchanged(securing);
  }
}

function answered(
  securing: Securing,
  { attempt, answer, at }: Extract<SecuringEvent, { kind: 'answered' }>,
  shift: OrderedShift,
): SecuringStep {
  if (securing.state !== 'asking' || securing.attempts !== attempt) {
    return unchanged(securing);
  }
  if (answer.status === 'unanswered') {
    return unchanged({ ...securing, until: at });
  }
  if (securing.isUnwanted) {
    return { securing: null, effects: freeing(answer) };
  }
  return answer.status === 'secured'
    ? secured(securing, answer.paymentId, at)
    : refused(securing, answer, at, shift);
}

const freeing = (answer: SecuringAnswer): SecuringStep['effects'] =>
  answer.status !== 'unanswered' && answer.paymentId
    ? [{ kind: 'free', paymentId: answer.paymentId }]
    : [];

function secured(asking: Asking, paymentId: string, at: Date): SecuringStep {
  return {
    securing: { ...countsOf(asking), state: 'secured', paymentId, securedAt: at },
    // Only who heard that it was not hears that it is.
    effects: asking.refusal ? [{ kind: 'tell', of: 'secured' }] : [],
  };
}

/** The first refusal says until when it can be mended; then the card has one last try. */
function refused(
  asking: Asking,
  { code, paymentId }: Extract<SecuringAnswer, { status: 'refused' }>,
  at: Date,
  shift: OrderedShift,
): SecuringStep {
  const refusals = asking.refusals + 1;
  const next: PayRefusal = { code, mendBy: asking.refusal?.mendBy ?? mendBy(shift, at) };
  const counts = { ...countsOf(asking), refusals, paymentId, refusal: next };
  if (at >= next.mendBy) {
    return { securing: { ...counts, state: 'released' }, effects: [{ kind: 'release-workers' }] };
  }
  const nextAt = new Date(Math.min(at.getTime() + AGAIN_MS, next.mendBy.getTime()));
  return {
    securing: { ...counts, state: 'refused' },
    effects: [
      { kind: 'schedule', after: refusals, at: nextAt },
      ...(asking.refusal ? [] : [{ kind: 'tell', of: 'refused' } as const]),
    ],
  };
}

/** Set aside again, while the shift has not begun. */
function freed(
  securing: Securing,
  { paymentId, at }: Extract<SecuringEvent, { kind: 'freed' }>,
  { startsAt }: OrderedShift,
): SecuringStep {
  if (securing.state !== 'secured' || securing.paymentId !== paymentId) {
    return unchanged(securing);
  }
  if (at >= startsAt) {
    return GONE;
  }
  return again(securing, at);
}

function wanted(securing: Securing, at: Date): SecuringStep {
  switch (securing.state) {
    case 'asking':
      return securing.isUnwanted
        ? unchanged({ ...securing, isUnwanted: false })
        : unchanged(securing);
    case 'released':
      return again(securing, at);
    default:
      return unchanged(securing);
  }
}

/** Who is asking frees what comes of it. */
function unwanted(securing: Securing, isTaken: boolean): SecuringStep {
  if (securing.state === 'asking') {
    return securing.isUnwanted ? unchanged(securing) : unchanged({ ...securing, isUnwanted: true });
  }
  if (securing.state === 'secured' && !isTaken) {
    return { securing: null, effects: [{ kind: 'free', paymentId: securing.paymentId }] };
  }
  return GONE;
}
