import type { UserId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';

/** An account was made; `affiliate` is the code of the link that it was made with, as it was given. */
export const registered = domainEvent<{
  readonly userId: UserId;
  readonly affiliate: string | null;
}>('users.registered');
