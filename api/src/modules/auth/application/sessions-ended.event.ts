import type { SessionId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';

/** Sessions were ended before their time, by signing out or because somebody had to. */
export const sessionsEnded = domainEvent<{ readonly ids: readonly SessionId[] }>(
  'auth.sessionsEnded',
);
