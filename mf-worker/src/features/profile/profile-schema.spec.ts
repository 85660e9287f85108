import { anEmptyProfile, anId, aWorkerProfile } from '@leafshift/testing/builders';
import { workerProfileValues } from '@leafshift/ui/worker-profile-form';
import { profileEditorSchema } from './profile-schema.ts';

const empty = anEmptyProfile({ user: anId(2) });
const messagesOf = (result: ReturnType<ReturnType<typeof profileEditorSchema>['safeParse']>) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('The profile editor', () => {
  it('saves what there is of a profile that was never filled in', () => {
    const values = { ...workerProfileValues(empty), firstName: 'Ana' };
    expect(profileEditorSchema(empty).parse(values)).toEqual({
      firstName: 'Ana',
      posExperience: [],
    });
  });

  it('does not let what was filled in be emptied', () => {
    const saved = aWorkerProfile();
    const values = { ...workerProfileValues(saved), lastName: '', bio: '', phoneNumber: '' };
    expect(messagesOf(profileEditorSchema(saved).safeParse(values))).toEqual(
      expect.arrayContaining([
        'lastName: LAST_NAME_REQUIRED',
        'bio: BIO_REQUIRED',
        'phoneNumber: PHONE_NUMBER_REQUIRED',
      ]),
    );
  });

  it('takes an address whole or not at all', () => {
    const values = { ...workerProfileValues(empty), address: '12 Oak St', city: 'Toronto' };
    expect(messagesOf(profileEditorSchema(empty).safeParse(values))).toEqual([
      'fullAddress: ADDRESS_REQUIRED',
      'province: PROVINCE_REQUIRED',
      'postalCode: POSTAL_CODE_REQUIRED',
    ]);
  });

  it('sends a whole profile with its address and coordinates', () => {
    const saved = aWorkerProfile();
    expect(profileEditorSchema(saved).parse(workerProfileValues(saved))).toMatchObject({
      firstName: 'Ana',
      birthDay: '1996-03-04',
      country: 'Canada',
      latitude: 43.67,
      posExperience: ['cova', 'greenline'],
    });
  });
});
