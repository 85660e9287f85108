import type { MemberRole } from '@leafshift/domain/business-members';
import type { EmployerId } from '../core/ids.ts';
import { MemberRepository } from '../modules/members/domain/member.repository.ts';
import { anEmployer, type Employer, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** Somebody else of a business, in a role and for all or some of its stores. */
export async function aMember(
  api: TestApi,
  business: Employer,
  role: MemberRole,
  stores: readonly string[] | null = null,
): Promise<Person> {
  const person = await anEmployer().called(`Maya ${role}`).withoutCard().in(api);
  const members = api.app.get(MemberRepository);
  const joinedAt = api.clock.now();
  const businessId: EmployerId = business.id;
  await members.add({ userId: businessId, businessId, role: 'owner', stores: null, joinedAt });
  await members.add({ userId: person.id, businessId, role, stores, joinedAt });
  return person;
}
