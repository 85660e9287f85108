import { updateUser } from '@leafshift/contracts/admin';
import { getPost, requestShift, updatePost } from '@leafshift/contracts/posts';
import { appealSuspension } from '@leafshift/contracts/suspensions';
import { skipOnboarding } from '@leafshift/contracts/users';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { anAdmin } from './an-admin.ts';
import { aMember, aNewcomer, aShift, type Employer, type Person } from './people.ts';

type Stack = Pick<ControlledStack, 'portalUrl' | 'mongodbUri' | 'dataDir'>;

/** Those whom the screens of trust are for; what they and the back office wrote stands in no locale file. */
export interface PeopleInTrouble {
  /** Can appeal. */
  readonly suspended: Person;
  /** Has appealed, and waits. */
  readonly appealed: Person;
  /** Shares the address with one who is suspended. */
  readonly underReview: Person;
  readonly unverified: Person;
}

export async function peopleInTrouble(stack: Stack): Promise<PeopleInTrouble> {
  const admin = await anAdmin(stack);
  const body = { suspended: true, reason: 'Zzz botanicals' };
  const suspend = async (person: Person): Promise<Person> => {
    await person.api.send(skipOnboarding, { body: { data: true } });
    await admin.api.send(updateUser, { params: { id: person.user._id }, body });
    return person;
  };
  const suspended = await suspend(await aMember(stack, 'Temp', 'Noor Haddad'));
  const appealed = await suspend(await aMember(stack, 'Employer', 'Birch & Bloom'));
  await appealed.api.send(appealSuspension, { body: { text: 'Zzz botanicals' } });
  const again = suspended.email.replace('@', '+again@');
  const underReview = await aNewcomer(stack, 'Temp', 'Noor Haddad', again);
  const unverified = await aNewcomer(stack, 'Temp', 'Tomasz Nowak');
  for (const { api } of [underReview, unverified]) {
    await api.send(skipOnboarding, { body: { data: true } });
  }
  return { suspended, appealed, underReview, unverified };
}

/** A shift that was changed after the worker had requested it; answers its id. */
export async function aChangedShift(employer: Employer, worker: Person): Promise<string> {
  const id = await aShift(employer, { rate: 40 });
  await worker.api.send(requestShift, { params: { id } });
  const post = await employer.api.send(getPost, { params: { id } });
  if (post.employmentType !== 'Temp') throw new Error('A shift is a Temp posting');
  const { date, totalWorkers, jobType, jobTitle, jobDescription } = post;
  await employer.api.send(updatePost, {
    params: { id },
    body: {
      employmentType: 'Temp',
      date,
      duration: 6,
      rate: 30,
      totalWorkers,
      jobType,
      jobTitle,
      jobDescription,
      supervisor: employer.supervisorId,
      location: employer.locationId,
    },
  });
  return id;
}
