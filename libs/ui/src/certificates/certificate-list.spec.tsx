import { type Certificate, type CertificateForm, myProfile } from '@leafshift/contracts/profile';
import { aCertificate, anId, aWorkerProfile } from '@leafshift/testing/builders';
import { createMockApi, failing, handle, held } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CertificateList } from './certificate-list.tsx';

const OLD = 'http://portal.test/api/files/one?expires=1&signature=old';
const FRESH = 'http://portal.test/api/files/one?expires=2&signature=fresh';
const FRESHER = 'http://portal.test/api/files/one?expires=3&signature=fresher';

const withPicture = (certificateUrl: string) => aCertificate({ certificateUrl });
const profileWith = (certificateUrl: string) =>
  aWorkerProfile({ certificates: [withPicture(certificateUrl)] });
const VIEW = 'View picture: Selling it Right, SIR-204418';

const setUp = (...handlers: Parameters<typeof createMockApi>[0] & object) => {
  const api = createMockApi([handle(myProfile, profileWith(FRESH)), ...handlers]);
  const list = [
    withPicture(OLD),
    aCertificate({ _id: anId(122), certificationNumber: 'SIR-300000' }),
  ];
  const rendered = renderWithShell(<CertificateList api={api} certificates={list} />, { api });
  const view = async () => {
    await rendered.user.click(screen.getByRole('button', { name: VIEW }));
    return within(await screen.findByRole('dialog', { name: 'Selling it Right' }));
  };
  return { ...rendered, api, view };
};
const picture = () => screen.findByAltText('Picture of Selling it Right, SIR-204418');

describe('the list of certificates', () => {
  it('opens the picture of those that have one', async () => {
    const { view, api, baseElement } = setUp();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(api.sentTo(myProfile)).toHaveLength(0);

    const dialog = await view();
    fireEvent.load(await picture());

    const shown = await picture();
    await waitFor(() => expect(shown).toBeVisible());
    expect(dialog.queryByRole('status')).not.toBeInTheDocument();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('asks for a fresh address each time, because addresses end after minutes', async () => {
    const { view, api, user } = setUp();
    await view();
    expect(await picture()).toHaveAttribute('src', FRESH);

    api.use(handle(myProfile, profileWith(FRESHER)));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: VIEW })).toHaveFocus();
    await view();

    expect(await picture()).toHaveAttribute('src', FRESHER);
  });

  it('says that the picture is on its way until it is there', async () => {
    const address = held(myProfile, profileWith(FRESH));
    const { view } = setUp(address);
    const dialog = await view();
    expect(dialog.getByRole('status')).toHaveTextContent('Loading...');

    address.release();

    expect(await picture()).toHaveAttribute('hidden');
    expect(dialog.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('offers Retry when the picture does not arrive, with another address', async () => {
    const { view, api, user } = setUp();
    const dialog = await view();
    fireEvent.error(await picture());
    expect(dialog.getByRole('alert')).toHaveTextContent('The picture did not arrive.');

    api.use(handle(myProfile, profileWith(FRESHER)));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));

    expect(await picture()).toHaveAttribute('src', FRESHER);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers Retry when the address cannot be had', async () => {
    const { view, api, user } = setUp(failing(myProfile, 'DEPENDENCY_DOWN'));
    const dialog = await view();
    const retry = await dialog.findByRole('button', { name: 'Retry' });

    api.use(handle(myProfile, profileWith(FRESH)));
    await user.click(retry);

    expect(await picture()).toHaveAttribute('src', FRESH);
  });

  it('says so when the certificate was removed meanwhile, elsewhere', async () => {
    const { view } = setUp(handle(myProfile, aWorkerProfile({ certificates: [] })));
    const dialog = await view();
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not be loaded');
  });
});

describe('the review of a certificate in the list', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const show = (certificate: Certificate) => {
    const handedIn: [string, CertificateForm][] = [];
    const api = createMockApi();
    const rendered = renderWithShell(
      <CertificateList
        api={api}
        certificates={[certificate]}
        onHandIn={async (id, body) => {
          handedIn.push([id, body]);
        }}
      />,
      { api },
    );
    return { ...rendered, handedIn };
  };
  const HAND_IN = 'Hand in again: Selling it Right, SIR-204418';
  const handIn = () => screen.queryByRole('button', { name: HAND_IN });

  it('says why it was rejected, and takes it again with what is corrected', async () => {
    const reason = 'The number is another one';
    const { user, handedIn, baseElement } = show(
      aCertificate({ status: 'Rejected', reason, certificateUrl: OLD, issuedOn: '2024-06-01' }),
    );
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();

    await user.click(screen.getByRole('button', { name: HAND_IN }));
    const form = within(await screen.findByRole('form', { name: 'Hand in again' }));
    const number = form.getByLabelText('Certificate number');
    expect(number).toHaveValue('SIR-204418');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.clear(number);
    await user.type(number, 'SIR-2');
    await user.click(form.getByRole('button', { name: 'Hand in again' }));

    await waitFor(() => expect(handedIn).toHaveLength(1));
    expect(handedIn).toEqual([
      [
        anId(121),
        { certificateName: 'Selling it Right', certificateNumber: 'SIR-2', issuedOn: '2024-06-01' },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes another one in its place while it waits', () => {
    show(aCertificate({ status: 'Pending', certificateUrl: OLD }));
    expect(screen.getByText('Submitted')).toBeVisible();
    expect(handIn()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Replace: / })).toBeVisible();
  });

  it.each([
    [-2, /^Expired on/],
    [20, /^Expires on/],
    [200, /^Valid until/],
  ])('says how it stands %d days from its expiry', (days, words) => {
    show(aCertificate({ status: 'Approved', expiresOn: day(days) }));
    expect(screen.getByText(words)).toBeVisible();
    expect(handIn()).toBeVisible();
  });

  it.each([
    ['ends soon', { expiresOn: day(20) }, /^Expires on/],
    ['has ended', { expiresOn: day(-2) }, /^Expired on/],
    ['has ended after the years of its kind', { issuedOn: '2019-06-01' }, /^Expired on .*2024/],
  ])('asks for a new one where one %s, and says where to get it', async (_, days, words) => {
    const { baseElement } = show(
      aCertificate({ certificationName: 'SellSafe', status: 'Approved', ...days }),
    );
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^Add the new one as soon as you have it/)).toBeVisible();
    const source = screen.getByRole('link', {
      name: 'Where to get SellSafe (opens a new window)',
    });
    expect(source).toHaveAttribute('target', '_blank');
    expect(source.getAttribute('rel')).toContain('noopener');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('asks for none where a later one is there, or the day is far off', () => {
    const api = createMockApi();
    const kind = { certificationName: 'SellSafe', status: 'Approved' as const };
    renderWithShell(
      <CertificateList
        api={api}
        certificates={[
          aCertificate({ ...kind, expiresOn: day(-2) }),
          aCertificate({ ...kind, _id: anId(122), expiresOn: day(900) }),
        ]}
      />,
      { api },
    );
    expect(screen.getByText(/^Expired on/)).toBeVisible();
    expect(screen.queryByText(/^Add the new one/)).not.toBeInTheDocument();
  });
});
