import {
  addLocation,
  changeLocation,
  changeSupervisor,
  removeLocation,
  updateProfile,
} from '@leafshift/contracts/profile';
import { cardEntry, chooseDefaultCard, removeCard, saveCard } from '@leafshift/contracts/stripe';
import { anEmployer, anEmployerProfile, anEmptyProfile, anId } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ProfilePage } from './profile-page.tsx';

atNow();

const open = async (settings: Parameters<typeof renderEmployer>[1] = {}) => {
  const rendered = renderEmployer(<ProfilePage />, { path: '/profile', ...settings });
  await screen.findByRole('heading', { name: 'Locations' });
  await screen.findByRole('list', { name: 'Favourite Workers' });
  return rendered;
};
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('Update Profile', () => {
  it('shows the business with its sections', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Update Profile' })).toBeVisible();
    expect(screen.getByDisplayValue('Maple Leaf Dispensary')).toBeVisible();
    expect(section('Locations List').getByText('Queen Street Shop')).toBeVisible();
    expect(section('Supervisor List').getByText('Priya Singh')).toBeVisible();
    expect(section('Payment Method').getByText(/4242/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['/profile#licence', 'Documents'],
    ['/profile#payment', 'Payment Method'],
  ])('goes to the part that %s names', async (path, heading) => {
    await open({ path });
    expect(document.activeElement).toHaveTextContent(heading);
  });

  it('saves the business', async () => {
    const { user, shell, api } = await open();
    const description = screen.getByRole('textbox', { name: 'Business description' });
    await user.clear(description);
    await user.type(description, 'Four counters now.');
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Profile Updated' }]),
    );
    expect(api.sentTo(updateProfile)[0]?.body).toMatchObject({ bio: 'Four counters now.' });
  });

  it('locks the approved name, and opens it to who accepts a new review', async () => {
    const profile = anEmployerProfile({ verificationGate: 'approved' });
    const { user, api } = await open({ store: { profile } });
    const name = screen.getByRole('textbox', { name: 'Business name' });
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveAccessibleDescription('Locked after approval');

    await user.click(screen.getByRole('button', { name: 'Change business name' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask for a new review?' });
    expect(dialog).toHaveTextContent(/Until it is approved, you cannot post shifts/);
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await user.clear(name);
    await user.type(name, 'Maple & Fern');
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));

    await waitFor(() => expect(api.sentTo(updateProfile)[0]?.body.name).toBe('Maple & Fern'));
    expect(await section('Documents').findByText('Submitted')).toBeVisible();
  });

  it('takes another licence after a rejection', async () => {
    const businessLicence = { status: 'Rejected', reason: 'It has expired' } as const;
    const profile = anEmployerProfile({ businessLicence });
    await open({ store: { profile } });
    expect(section('Documents').getByText(/It has expired/)).toBeVisible();
    expect(
      section('Documents').getByRole('button', { name: 'Add Business licence' }),
    ).toBeVisible();
  });

  it('says what the server refused', async () => {
    const { user, shell } = await open({ handlers: [failing(updateProfile, 'DEPENDENCY_DOWN')] });
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent(/A service that we need/);
  });
});

describe('Locations', () => {
  it('copy an address', async () => {
    const { user, shell } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy the address of Queen Street Shop' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'Address copied to clipboard!' }]),
    );
    expect(write).toHaveBeenCalledWith('401 Queen St W, Toronto, ON M5V 2A5, Canada');
  });

  it('say when an address cannot be copied', async () => {
    const { user, shell } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy the address of Queen Street Shop' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([
        {
          kind: 'Warning',
          msg: 'The address could not be copied. Please select and copy it yourself',
        },
      ]),
    );
  });

  it('are added in a modal', async () => {
    const { user, shell, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Location' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
    const values = {
      'Location name': 'King Street Shop',
      'Street address': '12 King St W',
      City: 'Toronto',
      'Postal code': 'M5H 1A1',
    };
    for (const [label, text] of Object.entries(values)) {
      await user.type(dialog.getByRole('textbox', { name: label }), text);
    }
    await user.click(dialog.getByRole('combobox', { name: 'Province' }));
    await user.click(await screen.findByTitle('Ontario'));
    await user.click(dialog.getByRole('button', { name: 'Add Location' }));
    await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Location Added' }]));
    expect(api.sentTo(addLocation)[0]?.body).toMatchObject({ province: 'ON', country: 'Canada' });
    expect(await section('Locations List').findByText('King Street Shop')).toBeInTheDocument();
  });

  it('are removed after asking', async () => {
    const { user, shell, api } = await open();
    await user.click(section('Locations List').getByRole('button', { name: /Delete Ottawa/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(api.sentTo(removeLocation)).toEqual([{ params: { id: anId(103) } }]),
    );
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Location Removed' }]),
    );
    expect(section('Locations List').queryByText('Ottawa Greenhouse')).toBeNull();
  });

  it('stay where a shift is still to come', async () => {
    const { user } = await open({ handlers: [failing(removeLocation, 'LOCATION_IN_USE')] });
    await user.click(section('Locations List').getByRole('button', { name: /Delete Ottawa/ }));
    const ask = await screen.findByRole('dialog', { name: /^Delete Ottawa/ });
    await user.click(within(ask).getByRole('button', { name: 'Remove' }));
    expect(await within(ask).findByRole('alert')).toHaveTextContent(
      'A shift that is still to come takes place here',
    );
    expect(section('Locations List').getByText('Ottawa Greenhouse')).toBeVisible();
  });

  it('teach what to do while there are none', async () => {
    const profile = anEmptyProfile();
    await open({ store: { profile, user: anEmployer({ paymentMethods: [] }) } });
    expect(screen.getByText('Please add a location')).toBeVisible();
    expect(screen.getByText('Please add a supervisor')).toBeVisible();
    expect(screen.getByText('No Payment Methods Added')).toBeVisible();
  });
});

describe('Supervisors', () => {
  it('are added in a modal', async () => {
    const { user, shell } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Supervisor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Supervisor' }));
    await user.type(dialog.getByLabelText('Name'), 'Mei Lin');
    await user.type(dialog.getByLabelText('Phone number'), '+14165550188');
    await user.type(dialog.getByLabelText('Email'), 'mei@mapleleaf.example');
    await user.click(dialog.getByRole('button', { name: 'Add Supervisor' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Supervisor Added' }]),
    );
    expect(await section('Supervisor List').findByText('Mei Lin')).toBeInTheDocument();
  });

  it('are removed after asking', async () => {
    const { user, shell } = await open();
    const list = section('Supervisor List');
    await user.click(list.getByRole('button', { name: 'Delete Priya Singh' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Supervisor Removed' }]),
    );
    expect(list.queryByText('Priya Singh')).toBeNull();
  });
});

describe('An entry', () => {
  it('is edited in a modal that begins with it as it is', async () => {
    const { user, shell, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Priya Singh' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Supervisor' }));
    const phone = dialog.getByLabelText('Phone number');
    expect(phone).toHaveValue('+14165550123');
    await user.clear(phone);
    await user.type(phone, '+14165550999');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Supervisor Updated' }]),
    );
    expect(api.sentTo(changeSupervisor)[0]).toMatchObject({
      params: { id: anId(111) },
      body: { name: 'Priya Singh', phoneNumber: '+14165550999' },
    });
    expect(await section('Supervisor List').findByText(/\+14165550999/)).toBeInTheDocument();
  });

  it('of a location keeps its place on the map', async () => {
    const { user, shell, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Queen Street Shop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    const name = dialog.getByLabelText('Location name');
    await user.clear(name);
    await user.type(name, 'Queen West');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Location Updated' }]),
    );
    expect(api.sentTo(changeLocation)[0]?.body).toMatchObject({
      locationName: 'Queen West',
      fullAddress: '401 Queen St W, Toronto, ON M5V 2A5, Canada',
      latitude: 43.6484,
      longitude: -79.3957,
    });
  });
});

describe('Payment Method', () => {
  it('chooses the default card', async () => {
    const { user, shell, api } = await open();
    await user.click(section('Payment Method').getByRole('button', { name: 'Make default' }));
    await waitFor(() =>
      expect(api.sentTo(chooseDefaultCard)).toEqual([{ params: { id: anId(802) } }]),
    );
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Default Card Changed' }]);
  });

  it('removes a card after asking', async () => {
    const { user, api } = await open();
    await user.click(section('Payment Method').getByRole('button', { name: /Delete.*1881/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.sentTo(removeCard)).toEqual([{ params: { id: anId(802) } }]));
    await waitFor(() => expect(section('Payment Method').queryByText(/1881/)).toBeNull());
  });

  const provider = (status: number, answer: object) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify(answer), { status }));
  const addCard = async (handlers: Parameters<typeof open>[0] & object) => {
    const rendered = await open(handlers);
    const { user } = rendered;
    await user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Payment Method' }));
    await user.type(await dialog.findByLabelText('Card number'), '4242424242424242');
    await user.type(dialog.getByLabelText('Expiry date'), '1234');
    await user.type(dialog.getByLabelText('Security code'), '123');
    await user.click(dialog.getByRole('button', { name: 'Submit Card' }));
    return rendered;
  };
  const entry = handle(cardEntry, {
    client_secret: 'seti_1_secret',
    setup_intent: 'seti_1',
    publishable_key: 'pk_test_sandbox',
    mode: 'sandbox',
  });

  it.each([
    ['Success', 'Card Added', 200, { status: 'succeeded' }, handle(saveCard, anEmployer())],
    [
      'Error',
      'Your card was declined.',
      402,
      { error: { message: 'Your card was declined.' } },
      failing(saveCard, 'CARD_NOT_CONFIRMED'),
    ],
    ['Error', 'Error', 200, { status: 'succeeded' }, failing(saveCard, 'PAYMENT_PROVIDER_DOWN')],
  ])('adds a card, and says how that went: %s, %s', async (...given) => {
    const [kind, msg, status, answer, saving] = given;
    provider(status, answer);
    const { shell } = await addCard({ handlers: [entry, saving] });
    await waitFor(() => expect(shell.alerts).toEqual([{ kind, msg }]));
  });
});
