import type { Application } from '@leafshift/contracts/applications';
import { anApplication, anId } from '@leafshift/testing/builders';

const DAY_MS = 86_400_000;

/** Applicants at several stages, one with a name as long as they come. */
export function sampleApplications(now: Date): Application[] {
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return [
    anApplication({ createdAt: at(0.2) }),
    anApplication({
      _id: anId(7701),
      name: 'Benoît Archambault',
      email: 'benoit@example.ca',
      language: 'fr',
      stage: 'interview',
      isMember: true,
      hasResume: false,
      createdAt: at(3),
      member: { city: 'Toronto', province: 'ON', certificates: ['CannSell'] },
      notes: [{ _id: anId(7801), text: 'Calm on the phone, free from June on.', at: at(2) }],
      answers: [
        {
          _id: anId(7802),
          kind: 'interview',
          subject: 'Invitation à un entretien',
          text: 'Bonjour Benoît,\n\nquel jour vous convient?',
          at: at(1),
        },
      ],
    }),
    anApplication({
      _id: anId(7702),
      postId: anId(7001),
      title: 'Head Grower',
      name: 'Maria Theresia Wilhelmina Alexandrina Fitzgerald-Vandenberghe of Nova Scotia',
      email: 'maria.theresia@example.ca',
      stage: 'declined',
      createdAt: at(12),
    }),
  ];
}
