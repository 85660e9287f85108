import type { EmployerId, UserId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';

/** An owner of a business is another thing in it now, or nothing any more. */
export const ownerNoMore = domainEvent<{
  readonly businessId: EmployerId;
  readonly userId: UserId;
}>('members.ownerNoMore');
