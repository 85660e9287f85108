import type { UserId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';

/** The address of an account is shown to be its owner's, be it for the first time or a new one. */
export const emailVerified = domainEvent<{ readonly userId: UserId }>('users.emailVerified');
