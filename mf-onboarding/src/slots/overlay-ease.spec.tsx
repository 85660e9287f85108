import { myProfile, type Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import {
  anEmployer,
  anEmployerProfile,
  anEmptyProfile,
  anId,
  aSupervisor,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as Overlay } from './overlay.tsx';

const open = (user: User, profile: Profile) =>
  renderWithShell(<Overlay />, {
    user,
    api: createMockApi([handle(myProfile, profile)]),
    texts: { 'mf-onboarding': en },
  });

type Visitor = ReturnType<typeof open>['user'];

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

/** Of the design's kind of which a page has one. */
const primaryButtons = () =>
  screen
    .getAllByRole('button')
    .filter(({ classList }) => classList.contains('ant-btn-primary'))
    .map(({ textContent }) => textContent);

const newEmployer = anEmployer({ ...NOT_ONBOARDED, paymentMethods: [] });
const newWorker = aWorker({ ...NOT_ONBOARDED, bankDetails: [] });

describe('Onboarding, made easy', () => {
  it('does not ask a worker for their name again', async () => {
    open({ ...newWorker, name: 'Noor Al Haddad' }, anEmptyProfile());
    await heading('Create Profile');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor Al');
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Haddad');
  });

  it('keeps what was typed over a reload, for the same person only', async () => {
    sessionStorage.clear();
    const { user, unmount } = open(newWorker, anEmptyProfile());
    await heading('Create Profile');
    await user.type(screen.getByRole('textbox', { name: 'About you' }), 'Early riser');
    unmount();

    const again = open(newWorker, anEmptyProfile());
    await heading('Create Profile');
    expect(screen.getByRole('textbox', { name: 'About you' })).toHaveValue('Early riser');
    again.unmount();

    open({ ...newWorker, _id: anId(77) }, anEmptyProfile());
    await heading('Create Profile');
    expect(screen.getByRole('textbox', { name: 'About you' })).toHaveValue('');
  });

  it.each<[string, User, Profile, (user: Visitor) => Promise<void>, readonly string[]]>([
    [
      'Add Supervisor',
      { ...newEmployer, level1: true },
      anEmployerProfile({ supervisor: [] }),
      (user) => user.type(textbox('Email'), 'kept'),
      [],
    ],
    [
      'Add Location',
      { ...newEmployer, level1: true, level2: true },
      anEmployerProfile({ locations: [] }),
      (user) => user.type(textbox('Location name'), 'kept'),
      [],
    ],
    [
      'Add Certifications',
      { ...newWorker, level1: true, level2: true, level3: true },
      aWorkerProfile({ certificates: [] }),
      (user) => user.type(textbox('Certificate number'), 'kept'),
      [],
    ],
    [
      'Add Banking Info',
      { ...newWorker, level1: true, level2: true },
      aWorkerProfile(),
      async (user) => {
        await user.click(screen.getByRole('button', { name: /Enter bank details/ }));
        await user.type(textbox('First name'), 'kept');
        await user.type(textbox('Bank account number'), '1234567');
        await user.type(textbox(/^Institution/), '003');
        await user.type(textbox(/^Transit/), '00011');
      },
      ['1234567', '"003"', '"00011"'],
    ],
    [
      'Screening Survey',
      { ...newWorker, level1: true, level2: true, level3: true, level4: true },
      aWorkerProfile({ screeningSurvey: [] }),
      async (user) => {
        const [legal, convicted] = screen.getAllByRole('radio', { name: 'Yes' });
        if (legal && convicted) for (const answer of [legal, convicted]) await user.click(answer);
        await user.click(screen.getByRole('radio', { name: '5+' }));
      },
      ['legalToWork', 'convictedOfCrime'],
    ],
  ])(
    'keeps what was typed in %s over a reload, but nothing that no browser is to keep',
    async (title, who, profile, type, never) => {
      sessionStorage.clear();
      const { user, unmount } = open(who, profile);
      await heading(title);
      await type(user);
      const kept = JSON.stringify({ ...sessionStorage });
      expect(kept).toMatch(/kept|5\+/);
      for (const secret of never) expect(kept).not.toContain(secret);
      unmount();

      const again = open(who, profile);
      await heading(title);
      const numbers = screen.queryByRole('button', { name: /Enter bank details/ });
      if (numbers) await again.user.click(numbers);
      const chosen = screen.queryByRole('radio', { name: '5+' });
      if (chosen) expect(chosen).toBeChecked();
      else expect(screen.getByDisplayValue('kept')).toBeVisible();
    },
  );

  it('says what comes next, and has one button to press first', async () => {
    open({ ...newEmployer, level1: true }, anEmployerProfile({ supervisor: [] }));
    await heading('Add Supervisor');
    expect(screen.getByText(/then Add Location/)).toBeVisible();
    expect(primaryButtons()).toEqual(['Add Supervisor']);
  });

  it('makes going on the button to press first, once a step has what it needs', async () => {
    open({ ...newEmployer, level1: true }, anEmployerProfile({ supervisor: [aSupervisor()] }));
    await heading('Add Supervisor');
    expect(primaryButtons()).toEqual(['Next step']);
  });

  it('says what to hand in and what it costs', async () => {
    open(
      { ...newWorker, level1: true },
      aWorkerProfile({ backgroundCheck: { status: 'Not Submitted' } }),
    );
    const check = await screen.findByRole('region', { name: 'Background Check' });
    expect(check).toHaveTextContent('A criminal record check in your name');
    expect(check).toHaveTextContent('handing it in costs nothing');
  });
});
