import { describe, expect, it } from '@jest/globals';
import type {
  EmployerOnboardingFacts,
  OnboardingFlags,
  OnboardingLevel,
  WorkerOnboardingFacts,
} from './onboarding.ts';
import {
  currentLevel,
  DOCUMENT_STATUSES,
  employerStepRefusal,
  hasCompletedOnboarding,
  isOnboardingDone,
  mayOpenShiftDetails,
  mayPostTemp,
  nextDocumentStatus,
  ONBOARDING_STEPS,
  requiredLevels,
  shiftRequestRefusal,
  showsOnboardingBanner,
  workerStepRefusal,
} from './onboarding.ts';

const levels = (...reached: readonly number[]): OnboardingFlags =>
  Object.fromEntries(reached.map((level) => [`level${level}`, true]));
const all = levels(1, 2, 3, 4, 5);
const employer = (flags: OnboardingFlags = {}) => ({ usertype: 'Employer', ...flags });
const worker = (flags: OnboardingFlags = {}) => ({ usertype: 'Temp', ...flags });

describe('the current level', () => {
  it.each([
    [levels(), 0],
    [levels(1), 1],
    [levels(1, 2, 3), 3],
    [levels(1, 2, 4, 5), 2],
    [levels(2, 3), 0],
    [all, 5],
    [{ ...all, level2: false }, 1],
  ])('counts the flags from level1 without a gap: %j is %i', (flags, level) => {
    expect(currentLevel(flags)).toBe(level);
  });

  it.each(['Employer', 'Temp'] as const)('%s needs all five steps', (usertype) => {
    expect(requiredLevels(usertype)).toBe(5);
    expect(ONBOARDING_STEPS[usertype]).toHaveLength(5);
    expect(hasCompletedOnboarding({ usertype, ...levels(1, 2, 3, 4) })).toBe(false);
    expect(hasCompletedOnboarding({ usertype, ...all })).toBe(true);
  });
});

describe('onboarding is done, so that its overlay is hidden', () => {
  it.each([
    ['all levels are reached', { ...all }, false, true],
    ['the user skipped', { skipOnboarding: true }, false, true],
    ['this session skips', {}, true, true],
    ['none of these', levels(1, 2, 3, 4), false, false],
  ])('when %s', (_, user, sessionSkip, done) => {
    expect(isOnboardingDone({ ...employer(), ...user }, sessionSkip)).toBe(done);
  });

  it('with a banner for who skipped, until this session skips that too', () => {
    const skipped = { ...employer(levels(1)), skipOnboarding: true };
    expect(showsOnboardingBanner(skipped, false)).toBe(true);
    expect(showsOnboardingBanner(skipped, true)).toBe(false);
    expect(showsOnboardingBanner({ ...skipped, ...all }, false)).toBe(false);
    expect(showsOnboardingBanner(employer(), false)).toBe(false);
  });
});

describe('the steps of an employer', () => {
  const complete: EmployerOnboardingFacts = {
    name: 'Maple Leaf Cannabis',
    phoneNumber: '+16045550100',
    bio: 'A shop',
    businessType: 'Retail',
    profileImage: 'https://files/1.png',
    supervisors: 1,
    locations: 1,
    paymentMethods: 1,
    businessLicence: 'Pending',
  };
  const step = (level: OnboardingLevel, change: Partial<EmployerOnboardingFacts>) =>
    employerStepRefusal(
      employer(levels(...[1, 2, 3, 4].filter((below) => below < level))),
      { ...complete, ...change },
      level,
    );

  it.each([
    [{ name: ' ' }, 'name', 'BUSINESS_NAME_REQUIRED'],
    [{ phoneNumber: null }, 'phoneNumber', 'PHONE_NUMBER_REQUIRED'],
    [{ bio: '' }, 'bio', 'BUSINESS_DESCRIPTION_REQUIRED'],
    [{ businessType: undefined }, 'businessType', 'BUSINESS_TYPE_REQUIRED'],
    [{ profileImage: '' }, 'profileImage', 'PICTURE_REQUIRED'],
  ])('1 needs the whole profile: %j', (change, path, text) => {
    expect(step(1, change)).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      text,
      errors: [{ path, text }],
    });
  });

  it('1 names everything that is missing, the first of it as its message', () => {
    expect(step(1, { name: '', bio: '' })).toMatchObject({
      text: 'BUSINESS_NAME_REQUIRED',
      errors: [{ path: 'name' }, { path: 'bio' }],
    });
  });

  it.each([
    [2, { supervisors: 0 }, 'SUPERVISOR_REQUIRED'],
    [3, { locations: 0 }, 'LOCATION_REQUIRED'],
    [4, { paymentMethods: 0 }, 'PAYMENT_METHOD_REQUIRED'],
    [5, { businessLicence: 'Not Submitted' }, 'LICENCE_REQUIRED'],
  ] as const)('%i is refused for %j', (level, change, code) => {
    expect(step(level, change)).toMatchObject({ code, text: code });
  });

  it.each([1, 2, 3, 4, 5] as const)('%i is fine with everything there', (level) => {
    expect(step(level, {})).toBeNull();
  });

  it('5 is fine while the licence is reviewed, and after a rejection', () => {
    expect(step(5, { businessLicence: 'Approved' })).toBeNull();
    expect(step(5, { businessLicence: 'Rejected' })).toBeNull();
  });

  it('come in order, and a completed one may be completed again', () => {
    expect(employerStepRefusal(employer(levels(1)), complete, 3)).toMatchObject({
      code: 'ONBOARDING_ORDER',
    });
    const nothing = { ...complete, supervisors: 0 };
    expect(employerStepRefusal(employer(levels(1, 2)), nothing, 2)).toBeNull();
  });
});

describe('the steps of a worker', () => {
  const complete: WorkerOnboardingFacts = {
    firstName: 'Ann',
    lastName: 'Lee',
    bio: 'Trimmer',
    fullAddress: '1 Main St, Vancouver, BC',
    identificationDocument: 'Pending',
    backgroundCheck: 'Approved',
    legalToWorkAnswers: ['yes'],
  };
  const step = (level: OnboardingLevel, change: Partial<WorkerOnboardingFacts>) =>
    workerStepRefusal(
      worker(levels(...[1, 2, 3, 4].filter((below) => below < level))),
      { ...complete, ...change },
      level,
    );

  it.each([
    [{ firstName: '' }, 'FIRST_NAME_REQUIRED'],
    [{ lastName: '' }, 'LAST_NAME_REQUIRED'],
    [{ bio: '' }, 'BIO_REQUIRED'],
    [{ fullAddress: '' }, 'ADDRESS_REQUIRED'],
  ])('1 needs the whole profile: %j', (change, text) => {
    expect(step(1, change)).toMatchObject({ code: 'PROFILE_INCOMPLETE', text });
  });

  it.each([
    { identificationDocument: 'Not Submitted' },
    { backgroundCheck: 'Not Submitted' },
  ] as const)('2 needs both documents: %j', (change) => {
    expect(step(2, change)).toMatchObject({
      code: 'DOCUMENTS_REQUIRED',
      text: 'DOCUMENTS_REQUIRED',
      kind: 'Warning',
    });
  });

  it('3 and 4 may be left for later: no bank, no certificates', () => {
    expect(step(3, {})).toBeNull();
    expect(step(4, {})).toBeNull();
  });

  it('5 needs the survey, answered with legalToWork yes', () => {
    expect(step(5, { legalToWorkAnswers: [] })).toMatchObject({ code: 'SURVEY_REQUIRED' });
    expect(step(5, { legalToWorkAnswers: ['no'] })).toMatchObject({
      code: 'NOT_LEGAL_TO_WORK',
      text: 'NOT_LEGAL_TO_WORK',
      kind: 'Error',
    });
    expect(step(5, { legalToWorkAnswers: ['no', 'yes'] })).toBeNull();
    expect(step(5, { legalToWorkAnswers: ['yes', 'no'] })).toBeNull();
  });
});

describe('what onboarding opens', () => {
  it('Temp postings, once completed; skipping is not enough', () => {
    expect(mayPostTemp(employer(all))).toBe(true);
    expect(mayPostTemp({ ...employer(levels(1, 2, 3, 4)), skipOnboarding: true })).toBe(false);
    expect(mayPostTemp(employer())).toBe(false);
  });

  it('shift details and requests, once completed', () => {
    const skipped = { ...worker(levels(1)), skipOnboarding: true };
    expect(shiftRequestRefusal(worker(all))).toBeNull();
    expect(mayOpenShiftDetails(worker(all))).toBe(true);
    expect(mayOpenShiftDetails(skipped)).toBe(false);
    expect(shiftRequestRefusal(skipped)).toMatchObject({
      code: 'ONBOARDING_REQUIRED',
      text: 'ONBOARDING_REQUIRED',
    });
  });
});

describe('a document under review', () => {
  it('goes from Not Submitted to Pending, and to Approved or Rejected', () => {
    expect(nextDocumentStatus('Not Submitted', 'submit')).toBe('Pending');
    expect(nextDocumentStatus('Pending', 'approve')).toBe('Approved');
    expect(nextDocumentStatus('Pending', 'reject')).toBe('Rejected');
  });

  it('can be submitted again after a rejection, or replaced while it waits and after an approval', () => {
    expect(nextDocumentStatus('Rejected', 'submit')).toBe('Pending');
    expect(nextDocumentStatus('Approved', 'submit')).toBe('Pending');
    expect(nextDocumentStatus('Pending', 'submit')).toBe('Pending');
  });

  it('waits again when what it shows is changed after an approval, and after no rejection', () => {
    expect(nextDocumentStatus('Approved', 'restate')).toBe('Pending');
    expect(nextDocumentStatus('Pending', 'restate')).toBe('Pending');
    expect(nextDocumentStatus('Rejected', 'restate')).toBeNull();
    expect(nextDocumentStatus('Not Submitted', 'restate')).toBeNull();
  });

  it('is decided only while it is pending', () => {
    const others = DOCUMENT_STATUSES.filter((status) => status !== 'Pending');
    for (const status of others) {
      expect(nextDocumentStatus(status, 'approve')).toBeNull();
      expect(nextDocumentStatus(status, 'reject')).toBeNull();
    }
  });
});
