import {
  addCertificate,
  changeCertificate,
  myProfile,
  removeCertificate,
  updateProfile,
} from '@leafshift/contracts/profile';
import { addBank, removeBank } from '@leafshift/contracts/stripe';
import {
  anEmptyProfile,
  anId,
  aWorker,
  aWorkerProfile,
  PICTURE,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as ProfilePage } from '../../routes/profile-page.tsx';

atNow();

const renderProfile = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<ProfilePage />, { path: '/profile', ...settings });

const part = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.findByRole('button', { name });
const success = (msg: string) => [{ kind: 'Success', msg }];

describe("A worker's profile", () => {
  it('shows who I am, where I live, and what I can do', async () => {
    const { container } = renderProfile();
    expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('City')).toHaveValue('Toronto');
    expect(screen.getByLabelText('Postal code')).toHaveValue('M4K 1A1');
    expect(await part('Point-of-sale experience')).toHaveTextContent('CovaGreenline');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("saves changes and says 'Profile Updated'", async () => {
    const { user, api, shell } = renderProfile();
    const bio = await screen.findByLabelText('About you');
    await user.clear(bio);
    await user.type(bio, 'Ten years of trimming.');
    await user.click(await button('Update Profile'));
    await waitFor(() => expect(shell.alerts).toEqual(success('Profile Updated')));
    expect(api.sentTo(updateProfile)[0]?.body).toMatchObject({
      firstName: 'Ana',
      bio: 'Ten years of trimming.',
      province: 'ON',
    });
  });

  it('locks what was approved, and opens it to who accepts a new review', async () => {
    const profile = aWorkerProfile({ verificationGate: 'approved' });
    const { user, api, container } = renderProfile({ store: { profile } });
    const name = await screen.findByLabelText('Last name');
    for (const label of ['First name', 'Last name', 'Date of birth']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Locked after approval');
    }
    expect(screen.getByLabelText('Phone number')).not.toHaveAttribute('readonly');
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(await button('Change name or date of birth'));
    const dialog = screen.getByRole('dialog', { name: 'Ask for a new review?' });
    expect(dialog).toHaveTextContent(/you cannot be confirmed for shifts/);
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(name).toHaveAccessibleDescription('Saving a change asks for a new review');
    await user.clear(name);
    await user.type(name, 'Miller');
    await user.click(await button('Update Profile'));

    await waitFor(() => expect(api.sentTo(updateProfile)[0]?.body.lastName).toBe('Miller'));
    expect(await screen.findAllByText('Submitted')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Change name/ })).not.toBeInTheDocument();
  });

  it('goes back to what was approved', async () => {
    const { user, api } = renderProfile();
    await user.click(await button('Change name or date of birth'));
    await user.click(await button('Continue'));
    const name = await screen.findByLabelText('Last name');
    await user.clear(name);
    await user.type(name, 'Miller');
    await user.click(await button('Keep as approved'));

    expect(name).toHaveValue('Roy');
    expect(name).toHaveAttribute('readonly');
    await user.click(await button('Update Profile'));
    await waitFor(() => expect(api.sentTo(updateProfile)[0]?.body.lastName).toBe('Roy'));
  });

  it('says beside a field what is wrong with it, and sends nothing', async () => {
    const { user, api } = renderProfile();
    const phone = await screen.findByLabelText('Phone number');
    await user.clear(phone);
    await user.type(phone, 'call me');
    await user.click(await button('Update Profile'));
    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
    expect(api.sentTo(updateProfile)).toEqual([]);
  });

  it('shows what the server has against a field', async () => {
    const { user } = renderProfile({
      handlers: [
        failing(updateProfile, 'VALIDATION_FAILED', {
          errors: [{ path: 'firstName', msg: 'Too Short!' }],
        }),
      ],
    });
    await screen.findByLabelText('First name');
    await user.click(await button('Update Profile'));
    expect(await screen.findByText('Too Short!')).toBeVisible();
  });

  it('tells who is too young that they cannot take retail shifts in their province', async () => {
    renderProfile({ store: { profile: aWorkerProfile({ birthDay: '2008-06-01' }) } });
    expect(
      await screen.findByText(/Under 19, you cannot take retail shifts in Ontario/),
    ).toBeVisible();
  });

  it('can be filled in piece by piece', async () => {
    const { user, api } = renderProfile({ store: { profile: anEmptyProfile({ user: anId(2) }) } });
    await user.type(await screen.findByLabelText('First name'), 'Ana');
    await user.click(await button('Update Profile'));
    await waitFor(() =>
      expect(api.sentTo(updateProfile)).toEqual([
        { body: { firstName: 'Ana', posExperience: [] } },
      ]),
    );
  });

  it('offers Retry when it cannot be loaded', async () => {
    const { user, api } = renderProfile({ handlers: [failing(myProfile, 'DEPENDENCY_DOWN')] });
    const retry = await button('Retry');
    api.use(handle(myProfile, aWorkerProfile()));
    await user.click(retry);
    expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  });
});

describe('Bank details', () => {
  const connectBank = async (user: ReturnType<typeof renderProfile>['user']) => {
    await user.click(await button('Update Information'));
    const form = within(await screen.findByRole('dialog'));
    const values: Record<string, string> = {
      'First name': 'Ana',
      'Last name': 'Roy',
      'Bank account number': '000123456789',
      'Institution number': '003',
      'Transit number': '12345',
      'Billing address': '12 Oak St',
      City: 'Toronto',
      'Postal code': 'M4K 1A1',
    };
    for (const [label, value] of Object.entries(values)) {
      await user.click(form.getByLabelText(label));
      await user.paste(value);
    }
    await user.click(form.getByLabelText('Province'));
    await user.click((await screen.findAllByTitle('Ontario')).at(-1)!);
    await user.click(form.getByRole('button', { name: 'Connect bank' }));
  };

  it("list the bank and its last four digits, with 'Update Information'", async () => {
    renderProfile();
    const list = await part('Bank details');
    expect(list).toHaveTextContent('Royal Bank of CanadaAccount ending in 6789');
    expect(await button('Update Information')).toBeVisible();
  });

  it("are updated in a form that says 'Direct Deposit Completed'", async () => {
    const { user, api, shell } = renderProfile({ store: { user: aWorker({ bankDetails: [] }) } });
    expect(await part('Bank details')).toHaveTextContent('No bank details added yet.');
    await connectBank(user);
    await waitFor(() => expect(shell.alerts).toEqual(success('Direct Deposit Completed')));
    expect(api.sentTo(addBank)[0]?.body).toMatchObject({ institutionNumber: '003' });
    expect(await part('Bank details')).toHaveTextContent('Account ending in 6789');
  });

  it('are removed after saying what follows, and say then what is missing', async () => {
    const { user, api, shell } = renderProfile();
    await part('Bank details');
    await user.click(await button('Delete Royal Bank of Canada'));
    const dialog = within(await screen.findByRole('dialog'));
    const follows = dialog.getByText(/Pay that has not left yet waits until you connect another/);
    await waitFor(() => expect(follows).toBeVisible());
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(shell.alerts).toEqual(success('Bank account removed')));
    expect(api.sentTo(removeBank)).toHaveLength(1);
    expect(await screen.findByText(/Without a bank account your pay waits/)).toBeVisible();
  });

  it('say before they are changed that pay waits then, and that the name must be the own', async () => {
    renderProfile({ path: '/profile?update=bank' });
    const dialog = await screen.findByRole('dialog');
    const said = within(dialog).getByText(/Pay that has not left yet waits/);
    await waitFor(() => expect(said).toBeVisible());
    expect(said).toHaveTextContent('must be in your legal name');
  });

  it.each(['BANK_REFUSED', 'PAYMENT_PROVIDER_DOWN'] as const)(
    "stay as they are, with 'Error' and the reason in place, where a bank is not accepted: %s",
    async (code) => {
      const { user, shell } = renderProfile({ handlers: [failing(addBank, code)] });
      await connectBank(user);
      await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Error', msg: 'Error' }]));
      expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible();
    },
  );
});

describe('The address of the bank form', () => {
  it('opens it, and is cleared when it closes', async () => {
    const { user, address } = renderProfile({ path: '/profile?update=bank' });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('Certificates', () => {
  it("say 'No certificates added yet.' and take one", async () => {
    const { user, api, shell } = renderProfile({
      store: { profile: aWorkerProfile({ certificates: [] }) },
    });
    expect(await screen.findByText('No certificates added yet.')).toBeVisible();
    await user.click(await button('Add Certificate'));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByLabelText('Certificate name'));
    await user.click(await screen.findByTitle('Selling it Right'));
    await user.type(form.getByLabelText('Certificate number'), 'SIR-1');
    await user.click(form.getByRole('button', { name: 'Add Certificate' }));
    await waitFor(() => expect(shell.alerts).toEqual(success('Certificate Added')));
    expect(api.sentTo(addCertificate)).toEqual([
      { body: { certificateName: 'Selling it Right', certificateNumber: 'SIR-1' } },
    ]);
    expect(await part('Certificates')).toHaveTextContent('SIR-1');
  });

  it('are handed in again after a rejection, and wait then', async () => {
    const [certificate] = aWorkerProfile().certificates;
    const rejected = { status: 'Rejected' as const, reason: 'The picture is cut off' };
    const { user, api, shell } = renderProfile({
      store: {
        profile: aWorkerProfile({
          certificates: certificate ? [{ ...certificate, ...rejected }] : [],
        }),
      },
    });
    expect(await part('Certificates')).toHaveTextContent('The picture is cut off');
    await user.click(await button('Hand in again: Selling it Right, SIR-204418'));
    const form = within(await screen.findByRole('form', { name: 'Hand in again' }));
    await user.click(form.getByRole('button', { name: 'Hand in again' }));
    await waitFor(() => expect(shell.alerts).toEqual(success('Certificate handed in again')));
    expect(api.sentTo(changeCertificate)).toEqual([
      {
        params: { id: certificate?._id },
        body: { certificateName: 'Selling it Right', certificateNumber: 'SIR-204418' },
      },
    ]);
    expect(await part('Certificates')).toHaveTextContent('Submitted');
  });

  it('open their picture', async () => {
    const { user } = renderProfile();
    await user.click(await button('View picture: Selling it Right, SIR-204418'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Selling it Right' }));
    expect(await dialog.findByAltText(/^Picture of Selling it Right/)).toHaveAttribute(
      'src',
      PICTURE,
    );
  });

  it('keep what was typed where one cannot be added, and say why', async () => {
    const { user, shell } = renderProfile({
      handlers: [failing(addCertificate, 'DEPENDENCY_DOWN')],
    });
    await user.click(await button('Add Certificate'));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByLabelText('Certificate name'));
    await user.click(await screen.findByTitle('Selling it Right'));
    await user.type(form.getByLabelText('Certificate number'), 'SIR-1');
    await user.click(form.getByRole('button', { name: 'Add Certificate' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/A service that we need/);
    expect(form.getByLabelText('Certificate number')).toHaveValue('SIR-1');
    expect(shell.alerts).toEqual([]);
  });

  it('can be removed, after a question', async () => {
    const { user, api } = renderProfile();
    await user.click(await button('Delete Selling it Right'));
    await user.click(await button('Remove'));
    expect(await screen.findByText('No certificates added yet.')).toBeVisible();
    expect(api.sentTo(removeCertificate)).toHaveLength(1);
  });
});

describe('Documents', () => {
  it('say how their review stands, and why one was rejected', async () => {
    renderProfile({
      store: {
        profile: aWorkerProfile({
          identificationDocument: { status: 'Pending' },
          backgroundCheck: { status: 'Rejected', reason: 'The photo is too dark to read.' },
        }),
      },
    });
    const photoId = await part('Government Photo ID');
    expect(photoId).toHaveTextContent('Submitted');
    expect(photoId).toHaveTextContent('Please allow up to 48 hours to confirm submissions.');
    expect(await part('Background Check')).toHaveTextContent('The photo is too dark to read.');
  });

  it('can be submitted again after a rejection', async () => {
    const { user, api, shell } = renderProfile({
      store: {
        profile: aWorkerProfile({ backgroundCheck: { status: 'Rejected', reason: 'Dark' } }),
      },
    });
    const photo = new File(['photo'], 'check.png', { type: 'image/png' });
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    await user.click(await button('Add Background Check'));
    const view = within(await part('Background Check'));
    await user.click(view.getByRole('button', { name: 'Upload' }));
    expect(shell.alerts).toEqual([{ kind: 'Error', msg: 'Please add an image' }]);
    await user.upload(view.getByLabelText('Image or PDF: Background Check'), photo);
    await user.click(view.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(shell.alerts.slice(1)).toEqual(success('Profile Updated')));
    expect(api.sentTo(updateProfile)).toEqual([
      { body: { backgroundCheck: { uploadUrl: 'https://storage.example/picture.webp' } } },
    ]);
    expect(await part('Background Check')).toHaveTextContent('Submitted');
  });
});
