import type { IdentityKind } from '@leafshift/domain/identity-marks';
import { domainEvent } from '../../infra/domain-events/domain-event.ts';
import type { UserId } from '../ids.ts';

/** An account was given an address, phone number, bank (its fingerprint) or document (its content's hash). */
export const identityGiven = domainEvent<{
  readonly userId: UserId;
  readonly kind: IdentityKind;
  readonly value: string;
}>('core.identityGiven');
