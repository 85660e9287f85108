import type { BusinessMember } from '@leafshift/contracts/members';
import type { User } from '@leafshift/contracts/users';
import { anId } from '@leafshift/testing/builders';

/** The people of the business, as the sample has them: its owner, a manager and a coordinator of one store. */
export function sampleTeam({ _id, name, email }: User, store: string): BusinessMember[] {
  const joinedAt = new Date('2026-02-02T15:00:00Z').toISOString();
  return [
    { _id, name, email, role: 'owner', stores: null, joinedAt: null },
    {
      _id: anId(971),
      name: 'Priya Raman',
      email: 'priya@mapleleaf.example',
      role: 'manager',
      stores: null,
      joinedAt,
    },
    {
      _id: anId(972),
      name: 'Luc Bergeron',
      email: 'luc@mapleleaf.example',
      role: 'coordinator',
      stores: [store],
      joinedAt,
    },
  ];
}
