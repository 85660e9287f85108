import {
  addCertificate,
  addLocation,
  addSupervisor,
  myProfile,
  type Profile,
  removeLocation,
  removeSupervisor,
  updateProfile,
} from '@leafshift/contracts/profile';
import { addBank, cardEntry, saveCard } from '@leafshift/contracts/stripe';
import { setOnboardingLevel, skipOnboarding, type User } from '@leafshift/contracts/users';
import {
  aBank,
  aLocation,
  anEmployer,
  anEmployerProfile,
  aPaymentMethod,
  aSupervisor,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as Overlay } from './overlay.tsx';

const business = anEmployerProfile();
const open = async (
  user: User,
  profile: Profile,
  ...handlers: Parameters<typeof createMockApi>[0] & object
) => {
  const api = createMockApi([handle(myProfile, profile), ...handlers]);
  const rendered = renderWithShell(<Overlay />, { user, api, texts: { 'mf-onboarding': en } });
  await screen.findByRole('button', { name: 'Next step' });
  return { api, ...rendered };
};
const upTo = (level: 0 | 1 | 2 | 3) => ({
  ...NOT_ONBOARDED,
  level1: level > 0,
  level2: level > 1,
  level3: level > 2,
});
const employerAt = (level: 0 | 1 | 2 | 3) =>
  anEmployer({ ...upTo(level), paymentMethods: [], bankDetails: [] });
const workerAt = (level: 0 | 1 | 2 | 3) => aWorker({ ...upTo(level), bankDetails: [] });

type Opened = Awaited<ReturnType<typeof open>>;
const click = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));
/** At once: the spec is about what the steps say, and a form is drawn anew for every key. */
const write = async ({ user }: Opened, label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};
const expectAlerts = ({ shell }: Opened, ...alerts: readonly (readonly [string, string])[]) =>
  waitFor(() => expect(shell.alerts.map(({ kind, msg }) => [kind, msg])).toEqual(alerts));
const remove = async (opened: Opened, name: string) => {
  await click(opened, `Delete ${name}`);
  await opened.user.click(await screen.findByRole('button', { name: 'Remove' }));
};

// What is typed survives a reload, and so would survive a test.
beforeEach(() => sessionStorage.clear());

describe('what onboarding says of a profile', () => {
  it.each([
    ['an employer', employerAt(0), business, 'Business description'],
    ['a worker', workerAt(0), aWorkerProfile(), 'About you'],
  ])(
    "is 'Profile Created' of %s who fills it in, and 'Profile Updated' later",
    async (...given) => {
      const [, user, profile, description] = given;
      const after = { ...user, level1: true };
      const created = await open(
        user,
        { ...profile, bio: undefined },
        handle(updateProfile, profile),
        handle(setOnboardingLevel, after),
      );
      await write(created, description, 'Since 2019');
      await click(created, 'Next step');
      await expectAlerts(created, ['Success', 'Profile Created'], ['Success', 'Step Complete']);
      created.unmount();

      const updated = await open(user, profile, handle(updateProfile, profile));
      updated.api.use(handle(setOnboardingLevel, after));
      await click(updated, 'Next step');
      await expectAlerts(updated, ['Success', 'Profile Updated'], ['Success', 'Step Complete']);
    },
  );
});

describe('what onboarding says of supervisors and locations', () => {
  it("is 'Supervisor Added' and 'Supervisor Removed'", async () => {
    const none = { ...business, supervisor: [] };
    const opened = await open(
      employerAt(1),
      none,
      handle(addSupervisor, { ...business, supervisor: [aSupervisor()] }),
      handle(removeSupervisor, none),
    );
    await write(opened, 'Name', 'Priya Singh');
    await write(opened, 'Phone number', '+14165550123');
    await write(opened, 'Email', 'priya@mapleleaf.example');
    await click(opened, 'Add Supervisor');
    await expectAlerts(opened, ['Success', 'Supervisor Added']);

    await remove(opened, 'Priya Singh');
    await expectAlerts(opened, ['Success', 'Supervisor Added'], ['Success', 'Supervisor Removed']);
  });

  it("is 'Location Added' and 'Location Removed'", async () => {
    const none = { ...business, locations: [] };
    const opened = await open(
      employerAt(2),
      none,
      handle(addLocation, { ...business, locations: [aLocation()] }),
      handle(removeLocation, none),
    );
    await write(opened, 'Location name', 'Queen Street Shop');
    await write(opened, 'Street address', '401 Queen St W');
    await write(opened, 'City', 'Toronto');
    await opened.user.click(screen.getByRole('combobox', { name: 'Province' }));
    await opened.user.click(await screen.findByTitle('Ontario'));
    await write(opened, 'Postal code', 'M5V 2A5');
    await click(opened, 'Add Location');
    await expectAlerts(opened, ['Success', 'Location Added']);

    await remove(opened, 'Queen Street Shop');
    await expectAlerts(opened, ['Success', 'Location Added'], ['Success', 'Location Removed']);
  });
});

describe('what onboarding says of a card', () => {
  const entry = {
    client_secret: 'seti_1_secret',
    setup_intent: 'seti_1',
    publishable_key: 'pk_test_sandbox',
    mode: 'sandbox' as const,
  };
  const provider = (status: number, answer: object) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify(answer), { status }));
  const enter = async (opened: Opened) => {
    await click(opened, 'Connect Credit Card');
    await screen.findByRole('form', { name: 'Credit card' });
    await write(opened, 'Card number', '4242424242424242');
    await write(opened, 'Expiry date', '1234');
    await write(opened, 'Security code', '123');
    await click(opened, 'Submit Card');
  };
  const withCard = anEmployer({ ...upTo(3), paymentMethods: [aPaymentMethod()] });

  afterEach(() => jest.restoreAllMocks());

  it("is 'Card Added'", async () => {
    provider(200, { status: 'succeeded' });
    const answers = [handle(cardEntry, entry), handle(saveCard, withCard)];
    const opened = await open(employerAt(3), business, ...answers);
    await enter(opened);

    await expectAlerts(opened, ['Success', 'Card Added']);
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  });

  it('is what the provider has against it', async () => {
    provider(402, { error: { message: 'Your card was declined.' } });
    const opened = await open(employerAt(3), business, handle(cardEntry, entry));
    await enter(opened);

    await expectAlerts(opened, ['Error', 'Your card was declined.']);
  });

  it("is 'Error' where it cannot be attached", async () => {
    provider(200, { status: 'succeeded' });
    const answers = [handle(cardEntry, entry), failing(saveCard, 'PAYMENT_PROVIDER_DOWN')];
    const opened = await open(employerAt(3), business, ...answers);
    await enter(opened);

    await expectAlerts(opened, ['Error', 'Error']);
  });
});

describe('what onboarding says of a bank', () => {
  const enter = async (opened: Opened) => {
    await click(opened, 'Enter bank details');
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Roy'],
      ['Bank account number', '000123456789'],
      ['Institution number', '003'],
      ['Transit number', '12345'],
      ['Billing address', '12 Oak St'],
      ['City', 'Toronto'],
      ['Postal code', 'M4K 1A1'],
    ] as const) {
      await write(opened, label, text);
    }
    await opened.user.click(screen.getByRole('combobox', { name: 'Province' }));
    await opened.user.click(await screen.findByTitle('Ontario'));
    await click(opened, 'Connect bank');
  };

  it("is 'Direct Deposit Completed'; an employer may go on with it alone", async () => {
    const withBank = { ...employerAt(3), bankDetails: [aBank()] };
    const opened = await open(employerAt(3), business, handle(addBank, withBank));
    opened.api.use(handle(setOnboardingLevel, { ...withBank, level4: true }));
    await enter(opened);
    await expectAlerts(opened, ['Success', 'Direct Deposit Completed']);

    await click(opened, 'Next step');
    expect(await screen.findByRole('heading', { name: 'Business Verification' })).toBeVisible();
  });

  it.each(['BANK_REFUSED', 'PAYMENT_PROVIDER_DOWN'] as const)(
    "is 'Error' where it is not accepted: %s",
    async (code) => {
      const opened = await open(workerAt(2), aWorkerProfile(), failing(addBank, code));
      await enter(opened);

      await expectAlerts(opened, ['Error', 'Error']);
      expect(within(screen.getByRole('form')).getByRole('alert')).toBeVisible();
    },
  );
});

describe('what onboarding says of the rest', () => {
  it("is 'Certificate Added', and in place why one was not", async () => {
    const none = aWorkerProfile({ certificates: [] });
    const refused = failing(addCertificate, 'DEPENDENCY_DOWN');
    const opened = await open(workerAt(3), none, refused);
    await opened.user.click(screen.getByLabelText('Certificate name'));
    await opened.user.click(await screen.findByTitle('Selling it Right'));
    await write(opened, 'Certificate number', 'SIR-204418');
    await click(opened, 'Add Certificate');
    expect(await screen.findByRole('alert')).toHaveTextContent(/is not answering/);

    opened.api.use(handle(addCertificate, aWorkerProfile()));
    await click(opened, 'Add Certificate');
    await expectAlerts(opened, ['Success', 'Certificate Added']);
  });

  it('is what the server says where skipping fails', async () => {
    const opened = await open(employerAt(1), business, failing(skipOnboarding, 'DEPENDENCY_DOWN'));
    await click(opened, 'Skip Onboarding');
    await opened.user.click(await screen.findByRole('button', { name: 'Skip' }));

    await waitFor(() =>
      expect(opened.shell.alerts).toEqual([
        { kind: 'Error', msg: expect.stringMatching(/^A service that we need is not answering/) },
      ]),
    );
  });
});
