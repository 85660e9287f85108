import { acceptOffer, ownOffers } from '@leafshift/contracts/next-in-line';
import { agreeToChanges, requestShift } from '@leafshift/contracts/posts';
import { credentialRefusal } from '@leafshift/domain/credentials';
import {
  aCertificate,
  aConfirmedWorker,
  anId,
  aRequest,
  aTempPost,
  aWorkerProfile,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';
import { HomeOffers } from '../next-in-line/home-offers.tsx';

atNow();
beforeEach(() => localStorage.clear());

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../find-work/details/shift-details.tsx');
});

const shift = aTempPost({ credentials: ['CannSell'] });
const SENTENCE =
  /For this shift you need: CannSell\. Hand it in under Certificates in your profile\./;
const cannSell = aCertificate({ certificationName: 'CannSell', status: 'Approved' });
const having = (...certificates: (typeof cannSell)[]) => aWorkerProfile({ certificates });

const openShift = ({ store, ...settings }: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${shift._id}?tab=find-work`,
    route: '/find-work/:id?',
    store: { shifts: [shift], ...store },
    ...settings,
  });
const notice = async () => {
  const sentence = await screen.findByText(SENTENCE);
  return within(sentence.closest<HTMLElement>('.ant-alert') ?? document.body);
};
const refusal = credentialRefusal(['CannSell']);
const refused = refusal ? { text: refusal.text } : {};

describe('The credentials of a shift', () => {
  it('are named on its card, and marked where I lack one', async () => {
    const { store } = openShift({ path: '/find-work' });
    const card = () => screen.findByRole('link', { name: /Budtender/ });
    expect(await card()).toHaveTextContent('Needs CannSell (missing)');
    expect(store.profile.certificates).toHaveLength(1);
  });

  it('are named on its card without a mark where I have them, and not where it needs none', async () => {
    const free = aTempPost({ _id: anId(320), jobTitle: 'Trimmer' });
    openShift({
      path: '/find-work',
      store: { shifts: [shift, free], profile: having(cannSell) },
    });
    const card = await screen.findByRole('link', { name: /Budtender/ });
    expect(card).toHaveTextContent('Needs CannSell');
    expect(card).not.toHaveTextContent('missing');
    expect(screen.getByRole('link', { name: /Trimmer/ })).not.toHaveTextContent('Needs');
  });

  it('stand among its facts', async () => {
    openShift({ store: { profile: having(cannSell) } });
    const label = await screen.findByText('Required credentials');
    expect(label.nextElementSibling).toHaveTextContent('CannSell');
    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeVisible();
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
  });

  it('that I lack stand in place of the button, with where to get and where to hand them in', async () => {
    const { container } = openShift();
    const said = await notice();
    const source = said.getByRole('link', { name: 'Where to get CannSell (opens a new window)' });
    expect(source).toHaveAttribute('href', 'https://cannsell.ca/');
    expect(source).toHaveAttribute('target', '_blank');
    expect(source.getAttribute('rel')).toContain('noopener');
    expect(said.getByRole('link', { name: 'Go to your certificates' })).toHaveAttribute(
      'href',
      '/profile#certificates',
    );
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(screen.getByText('$184.00')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are lacking where mine will have expired by then, and say so', async () => {
    openShift({ store: { profile: having({ ...cannSell, expiresOn: '2026-05-13' }) } });
    const said = await notice();
    expect(
      said.getByText(
        'Your CannSell is valid until Wed, May 13, 2026, which is before this shift ends.',
      ),
    ).toBeVisible();
  });

  it('are said in the same place where the server refuses the request', async () => {
    const { user, shell } = openShift({
      store: { profile: having(cannSell) },
      handlers: [failing(requestShift, 'CREDENTIALS_MISSING', refused)],
    });
    const button = await screen.findByRole('button', { name: 'Apply Now' });
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Accept and Apply' }));
    const said = await notice();
    expect(said.getByRole('link', { name: /^Where to get CannSell/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toHaveTextContent(SENTENCE);
    expect(shell.alerts).toHaveLength(1);
  });

  it('that I lack stand with a request that waits, which can still be withdrawn', async () => {
    openShift({ store: { shifts: [shift.with({ requests: [aRequest()], requestCount: 1 })] } });
    expect((await notice()).getByRole('link', { name: /^Where to get CannSell/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw Request' })).toBeEnabled();
  });

  it('are not asked for any more once I am confirmed', async () => {
    openShift({
      store: { shifts: [shift.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 })] },
    });
    expect(await screen.findByText('Required credentials')).toBeVisible();
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
    expect(screen.queryByText(/missing/)).not.toBeInTheDocument();
  });
});

describe('A credential that I lack', () => {
  const { date, endDate, timeZone, duration, rate, jobType, jobTitle, location } = shift;
  const { locationName, fullAddress, city, province } = location;
  const place = { locationName, fullAddress, city, province };
  const before = { date, endDate, timeZone, duration, rate: rate + 1, jobType, jobTitle };
  const changed = shift.with({
    requests: [aRequest({ changed: { what: ['rate'], before: { ...before, location: place } } })],
    requestCount: 1,
  });
  const offers = [{ postId: shift._id, until: '2026-05-12T15:00:00.000Z' }];

  it('keeps me from agreeing to changes, and lets me withdraw', async () => {
    openShift({ store: { shifts: [changed] } });
    expect((await notice()).getByRole('link', { name: /^Where to get CannSell/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw Request' })).toBeEnabled();
  });

  it('is named where the server refuses what I agree to', async () => {
    const { user } = openShift({
      store: { shifts: [changed], profile: having(cannSell) },
      handlers: [failing(agreeToChanges, 'CREDENTIALS_MISSING', refused)],
    });
    const agree = await screen.findByRole('button', { name: 'Agree' });
    await waitFor(() => expect(agree).not.toHaveClass('ant-btn-loading'));
    await user.click(agree);
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toHaveTextContent(SENTENCE);
  });

  it('keeps me from taking a free place, and lets me say no', async () => {
    renderWorker(<HomeOffers />, {
      store: { shifts: [shift] },
      handlers: [handle(ownOffers, { offers })],
    });
    expect((await notice()).getByRole('link', { name: /^Where to get CannSell/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take the Spot' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'No, Thanks' })).toBeEnabled();
  });

  it('is named where the server refuses me the place', async () => {
    const { user } = renderWorker(<HomeOffers />, {
      store: { shifts: [shift], profile: having(cannSell) },
      handlers: [
        handle(ownOffers, { offers }),
        failing(acceptOffer, 'CREDENTIALS_MISSING', refused),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Take the Spot' }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
  });
});
