import { answerSurvey, myProfile, type Profile, updateProfile } from '@leafshift/contracts/profile';
import { setOnboardingLevel, skipOnboarding, type User } from '@leafshift/contracts/users';
import {
  aCertificate,
  anEmployer,
  anEmployerProfile,
  anEmptyProfile,
  aSupervisor,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
  PICTURE,
} from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as Overlay } from './overlay.tsx';

const texts = { 'mf-onboarding': en };

const open = (
  user: User,
  profile: Profile,
  ...handlers: Parameters<typeof createMockApi>[0] & object
) => {
  const api = createMockApi([handle(myProfile, profile), ...handlers]);
  return { api, ...renderWithShell(<Overlay />, { user, api, texts }) };
};

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });

const newEmployer = anEmployer({ ...NOT_ONBOARDED, paymentMethods: [] });
const newWorker = aWorker({ ...NOT_ONBOARDED, bankDetails: [] });

describe('the onboarding overlay', () => {
  // What is typed survives a reload, and so would survive a test.
  beforeEach(() => sessionStorage.clear());

  it('is titled Onboarding and begins with the first step', async () => {
    open(newEmployer, anEmptyProfile());

    expect(await heading('Business Information')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Onboarding' })).toBeVisible();
  });

  it('names the five steps of an employer', async () => {
    open(newEmployer, anEmptyProfile());

    const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'Business Information',
      'Add Supervisor',
      'Add Location',
      'Connect Payment Method',
      'Business Verification',
    ]);
  });

  it('names the five steps of a worker', async () => {
    open(newWorker, anEmptyProfile());

    const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'Create Profile',
      'ID Verification',
      'Add Banking Info',
      'Add Certifications',
      'Screening Survey',
    ]);
  });

  it('resumes at the first step that is not complete', async () => {
    open({ ...newEmployer, level1: true, level2: true }, anEmployerProfile());

    expect(await heading('Add Location')).toBeVisible();
  });

  it.each([
    ['who completed it', anEmployer()],
    ['who skipped it', anEmployer({ ...NOT_ONBOARDED, skipOnboarding: true })],
  ])('is hidden from an employer %s', (_who, user) => {
    open(user, anEmployerProfile());

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers to skip only once a level is reached', async () => {
    open(newEmployer, anEmptyProfile());
    await heading('Business Information');

    expect(screen.queryByRole('button', { name: 'Skip Onboarding' })).not.toBeInTheDocument();
  });

  it('asks before it skips, and says what a skipper can use', async () => {
    const skipped = { ...newEmployer, level1: true, skipOnboarding: true };
    const { user, api, shell } = open(
      { ...newEmployer, level1: true },
      anEmployerProfile(),
      handle(skipOnboarding, skipped),
    );
    await heading('Add Supervisor');
    await user.click(button('Skip Onboarding'));

    expect(
      await screen.findByText('Are you sure you want to skip onboarding?'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/you can only use the permanent-position job posting part/),
    ).toBeInTheDocument();
    expect(button('Cancel')).toBeInTheDocument();
    await user.click(button('Skip'));

    expect(api.sentTo(skipOnboarding)).toEqual([{ body: { data: true } }]);
    expect(shell.alerts).toContainEqual({ kind: 'Success', msg: 'Onboarding Skipped' });
  });

  it('says what is missing and sends nothing while a step has nothing to show', async () => {
    const { user, api, shell } = open(
      { ...newEmployer, level1: true },
      anEmployerProfile({ supervisor: [] }),
    );
    await heading('Add Supervisor');
    await user.click(button('Next step'));

    expect(shell.alerts).toEqual([expect.objectContaining({ msg: 'Please add a supervisor' })]);
    expect(api.sentTo(setOnboardingLevel)).toEqual([]);
  });

  it('does not go on over what was typed and not added', async () => {
    const { user, api, shell } = open(
      { ...newEmployer, level1: true },
      anEmployerProfile({ supervisor: [aSupervisor()] }),
    );
    await heading('Add Supervisor');
    const name = screen.getByLabelText('Name');
    await user.type(name, 'Jordan');
    await user.click(button('Next step'));

    expect(shell.alerts).toEqual([
      { kind: 'Warning', msg: 'Please add or clear what you have typed first' },
    ]);
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Jordan');
    expect(api.sentTo(setOnboardingLevel)).toEqual([]);
  });

  it('raises the level and shows the next step', async () => {
    const { user, api, shell } = open(
      { ...newEmployer, level1: true },
      anEmployerProfile({ supervisor: [aSupervisor()] }),
      handle(setOnboardingLevel, { ...newEmployer, level1: true, level2: true }),
    );
    await heading('Add Supervisor');
    await user.click(button('Next step'));

    expect(await heading('Add Location')).toBeVisible();
    expect(api.sentTo(setOnboardingLevel)).toEqual([{ params: { level: 2 } }]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Step Complete' }]);
  });

  it('goes back a step without lowering what is complete', async () => {
    const { user } = open({ ...newEmployer, level1: true }, anEmployerProfile());
    await heading('Add Supervisor');
    await user.click(button('Back'));

    expect(await heading('Business Information')).toBeVisible();
    expect(button('Back')).toBeDisabled();
  });

  it('stays at its step and says so when the server refuses', async () => {
    const { user, shell } = open(
      { ...newEmployer, level1: true },
      anEmployerProfile(),
      failing(setOnboardingLevel, 'DEPENDENCY_DOWN'),
    );
    await heading('Add Supervisor');
    await user.click(button('Next step'));

    expect(await heading('Add Supervisor')).toBeVisible();
    expect(shell.alerts).toEqual([{ kind: 'Error', msg: 'Error' }]);
  });

  it('asks for the licence in the words of the rules', async () => {
    const { user, shell } = open(
      anEmployer({ level5: false }),
      anEmployerProfile({ businessLicence: { status: 'Not Submitted' } }),
    );
    await heading('Business Verification');
    await user.click(button('Complete onboarding'));

    expect(shell.alerts).toEqual([expect.objectContaining({ msg: 'Please add a payment method' })]);
  });

  it('goes home once the last step is complete', async () => {
    const { user, shell } = open(
      anEmployer({ level5: false }),
      anEmployerProfile({ businessLicence: { status: 'Pending' } }),
      handle(setOnboardingLevel, anEmployer()),
    );
    await heading('Business Verification');
    await user.click(button('Complete onboarding'));

    await screen.findByText('Complete onboarding').catch(() => null);
    expect(shell.visits).toEqual(['/home']);
    expect(
      screen.queryByRole('heading', { name: 'Business Verification' }),
    ).not.toBeInTheDocument();
  });

  it('warns a worker whose documents are not submitted', async () => {
    const { user, shell } = open(
      { ...newWorker, level1: true },
      aWorkerProfile({ identificationDocument: { status: 'Not Submitted' } }),
    );
    await heading('ID Verification');
    await user.click(button('Next step'));

    expect(shell.alerts).toEqual([{ kind: 'Warning', msg: 'Please Upload Documents' }]);
  });

  it('shows a submitted document with how long the review takes', async () => {
    open(
      { ...newWorker, level1: true },
      aWorkerProfile({ identificationDocument: { status: 'Pending' } }),
    );

    const photoId = await screen.findByRole('region', { name: 'Government Photo ID' });
    expect(photoId).toHaveTextContent('Submitted');
    expect(photoId).toHaveTextContent('Please allow up to 48 hours to confirm submissions.');
  });

  it('has no accessibility problems', async () => {
    const { baseElement } = open({ ...newEmployer, level1: true }, anEmployerProfile());
    await heading('Add Supervisor');

    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });
});

describe('the certifications step', () => {
  it('opens the picture of a certificate that is in the list', async () => {
    const certificate = aCertificate({ certificateUrl: PICTURE });
    const { user } = open(
      { ...newWorker, level1: true, level2: true, level3: true },
      aWorkerProfile({ certificates: [certificate] }),
    );
    await heading('Add Certifications');
    await user.click(button('View picture: Selling it Right, SIR-204418'));

    expect(await screen.findByAltText(/^Picture of Selling it Right/)).toHaveAttribute(
      'src',
      PICTURE,
    );
  });
});

describe('the screening survey', () => {
  const atSurvey = aWorker({ level5: false });
  const unanswered = aWorkerProfile({ screeningSurvey: [] });
  const choose = async (
    user: ReturnType<typeof renderWithShell>['user'],
    question: RegExp,
    answer: string,
  ) => {
    const group = screen.getByRole('group', { name: question });
    await user.click(within(group).getByRole('radio', { name: answer }));
  };
  const answerAll = async (user: ReturnType<typeof renderWithShell>['user'], legal: string) => {
    await choose(user, /legally able/, legal);
    await choose(user, /convicted/, 'No');
    await choose(user, /driver's licence/, 'Yes');
    await choose(user, /How many years/, '5+');
    await choose(user, /How well/, '4');
  };

  it('requires every answer', async () => {
    const { user, api } = open(atSurvey, unanswered);
    await heading('Screening Survey');
    await user.click(button('Complete onboarding'));

    expect(await screen.findAllByText('This field is required')).toHaveLength(5);
    expect(api.sentTo(answerSurvey)).toEqual([]);
  });

  it('refuses who may not legally work', async () => {
    const { user, api, shell } = open(atSurvey, unanswered);
    await heading('Screening Survey');
    await answerAll(user, 'No');
    await user.click(button('Complete onboarding'));

    expect(shell.alerts).toEqual([
      {
        kind: 'Error',
        msg: 'You must be legally able to work in Canada to apply for this job.',
      },
    ]);
    expect(api.sentTo(answerSurvey)).toEqual([]);
  });

  it('is sent with its answers and completes onboarding', async () => {
    const { user, api, shell } = open(
      atSurvey,
      unanswered,
      handle(answerSurvey, aWorkerProfile()),
      handle(setOnboardingLevel, aWorker()),
    );
    await heading('Screening Survey');
    await answerAll(user, 'Yes');
    await user.click(button('Complete onboarding'));

    expect(api.sentTo(answerSurvey)).toEqual([
      {
        body: {
          legalToWork: 'yes',
          convictedOfCrime: 'no',
          validDrivers: 'yes',
          yearsExperience: '5+',
          cannabisKnowledge: 4,
          posExperience: [],
        },
      },
    ]);
    // With the shifts near their home, which is what they came for.
    expect(shell.visits).toEqual(['/find-work']);
  });

  it('thanks who has completed it, and hides the form', async () => {
    open(atSurvey, aWorkerProfile());

    expect(
      await screen.findByText('Thank you. You have completed the screening survey.'),
    ).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('the business profile step', () => {
  it('asks for a picture before it saves anything', async () => {
    const { user, api, shell } = open(newEmployer, anEmptyProfile());
    await heading('Business Information');
    await user.type(screen.getByLabelText('Phone number'), '+16045550100');
    await user.type(screen.getByLabelText('Business description'), 'A shop');
    await user.click(button('Next step'));

    expect(shell.alerts).toEqual([{ kind: 'Error', msg: 'Please upload an image' }]);
    expect(api.sentTo(updateProfile)).toEqual([]);
  });

  it('shows the point-of-sale choice only to retailers', async () => {
    const { user } = open(newEmployer, anEmptyProfile());
    await heading('Business Information');
    expect(screen.getByRole('group', { name: 'Point-of-sale system' })).toBeVisible();

    await user.click(screen.getByLabelText('Business type'));
    await user.click(await screen.findByTitle('Producer'));
    expect(screen.queryByRole('group', { name: 'Point-of-sale system' })).not.toBeInTheDocument();
  });
});

describe('the payment step', () => {
  it('keeps the keyboard inside when a form takes the place of the ways, and back', async () => {
    const { user } = open(
      anEmployer({ ...NOT_ONBOARDED, level1: true, level2: true, level3: true }),
      anEmployerProfile(),
    );
    await heading('Connect Payment Method');
    await user.click(button('Enter bank details'));
    await user.tab();
    expect(screen.getByLabelText('First name')).toHaveFocus();

    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Back' }));
    await user.tab();
    expect(button('Connect Credit Card')).toHaveFocus();
  });
});
