import type { User } from '@leafshift/contracts/users';
import { mayDo, permissionsOf } from '@leafshift/domain/business-members';
import type { UserId } from '../ids.ts';
import type { Membership } from './membership.ts';

interface WhoAsks {
  readonly member: Membership;
  /** The member's own account. */
  readonly person: {
    readonly id: UserId;
    readonly name: string;
    readonly email: string;
    readonly emailVerifiedAt: Date | null;
    readonly createdAt: Date;
  };
  /** Whether nobody else acts for the business, which is then as it always was. */
  readonly isAlone: boolean;
}

/** A business's account as one of its people sees it: who they are, and what is the business's. */
export function memberAnswer(business: User, { member, person, isAlone }: WhoAsks): User {
  const { role, stores, businessId } = member;
  if (isAlone) {
    return business;
  }
  return {
    ...business,
    _id: person.id,
    name: person.name,
    email: person.email,
    emailVerified: person.emailVerifiedAt !== null,
    createdAt: person.createdAt.toISOString(),
    paymentMethods: mayDo(role, 'money') ? business.paymentMethods : [],
    bankDetails: mayDo(role, 'billing') ? business.bankDetails : [],
    business: {
      _id: businessId,
      name: business.name,
      role,
      may: [...permissionsOf(role)],
      stores: stores && [...stores],
    },
  };
}
