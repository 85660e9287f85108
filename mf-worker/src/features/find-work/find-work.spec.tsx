import { reportPost } from '@leafshift/contracts/moderation';
import { findWork, getPost } from '@leafshift/contracts/posts';
import { skipOnboarding } from '@leafshift/contracts/users';
import {
  aConfirmedWorker,
  anId,
  aRequest,
  aTempPost,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';

atNow();
beforeEach(() => localStorage.clear());

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./details/shift-details.tsx');
});

const open = aTempPost();
const trimmer = aTempPost({
  _id: anId(310),
  jobTitle: 'Trimmer',
  jobType: 'Processing',
  rate: 25.5,
  totalRate: 408,
  date: '2026-05-16T13:00:00.000Z',
  endDate: '2026-05-16T21:00:00.000Z',
});
const requested = aTempPost({
  _id: anId(311),
  jobTitle: 'Event Staff',
  date: '2026-05-17T13:00:00.000Z',
  endDate: '2026-05-17T21:00:00.000Z',
  requests: [aRequest()],
  requestCount: 1,
});
const confirmed = aTempPost({
  _id: anId(312),
  jobTitle: 'Packing Agent',
  date: '2026-05-18T13:00:00.000Z',
  endDate: '2026-05-18T21:00:00.000Z',
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});
const everything = { shifts: [open, trimmer, requested, confirmed] };

const renderFindWork = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<FindWorkPage />, {
    path: '/find-work',
    route: '/find-work/:id?',
    store: everything,
    ...settings,
  });

const link = (name: RegExp) => screen.findByRole('link', { name });
const details = () => screen.getByRole('region', { name: 'Shift details' });

describe('Find Work', () => {
  it('has the tabs Find Work, Requests and Confirmed, each with its own shifts', async () => {
    const { user, container, address } = renderFindWork();
    expect(await link(/Budtender/)).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Find Work',
      'Requests1',
      'Confirmed1',
    ]);
    expect(screen.queryByRole('link', { name: /Event Staff/ })).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(screen.getByRole('tab', { name: 'Requests' }));
    expect(await link(/Event Staff.*Requested/)).toBeVisible();
    expect(address()).toBe('/find-work?tab=requests');

    await user.click(screen.getByRole('tab', { name: 'Confirmed' }));
    expect(await link(/Packing Agent.*Confirmed/)).toBeVisible();
  });

  it('moves between the tabs with the arrow keys', async () => {
    const { user } = renderFindWork();
    await user.click(await screen.findByRole('tab', { name: 'Find Work' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Requests', selected: true })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Confirmed', selected: true })).toHaveFocus();
  });

  it("says 'Please select a shift to view details', then shows the one that is selected", async () => {
    const { user, container, address } = renderFindWork();
    expect(details()).toHaveTextContent('Please select a shift to view details');
    await user.click(await link(/Budtender/));
    expect(await screen.findByRole('article', { name: 'Budtender' })).toBeVisible();
    expect(address()).toBe(`/find-work/${open._id}?tab=find-work`);
    expect(await link(/Budtender/)).toHaveAttribute('aria-current', 'true');
    for (const text of [
      'Thu, May 14, 2026',
      'Maple Leaf Dispensary',
      'Selling it Right certificate',
    ]) {
      expect(within(details()).getByText(text)).toBeVisible();
    }
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('gives the focus back to the shift on the way back to the list', async () => {
    const { user, address } = renderFindWork();
    await user.click(await link(/Budtender/));
    // Here no style sheet hides it, so that the window is a narrow one.
    const back = await screen.findByRole('link', { name: 'Back to the list' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(address()).toBe('/find-work?tab=find-work');
    expect(await link(/Budtender/)).toHaveFocus();
  });

  it('shows the phone and e-mail of the supervisor only once confirmed', async () => {
    const { user } = renderFindWork({
      store: {
        shifts: [open.with({ supervisor: { _id: anId(111), name: 'Priya Singh' } }), confirmed],
      },
    });
    await user.click(await link(/Budtender/));
    expect(await screen.findByText(/Phone and e-mail show once you are confirmed/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Confirmed' }));
    await user.click(await link(/Packing Agent/));
    expect(await screen.findByRole('link', { name: '+14165550123' })).toBeVisible();
  });

  it('shows the picture of the supervisor where there is one', async () => {
    const photo = 'https://files.example.ca/priya.webp';
    const supervisor = { ...confirmed.supervisor, photo };
    const { user, container } = renderFindWork({
      store: { shifts: [confirmed.with({ supervisor })] },
    });
    await user.click(await screen.findByRole('tab', { name: 'Confirmed' }));
    await user.click(await link(/Packing Agent/));
    await screen.findByRole('link', { name: '+14165550123' });
    expect(container.querySelector(`img[src="${photo}"]`)).toBeInTheDocument();
  });

  it('takes a report of a shift', async () => {
    const { user, api } = renderFindWork({
      path: `/find-work/${open._id}`,
      handlers: [handle(reportPost, undefined)],
    });
    await user.click(await screen.findByRole('button', { name: 'Report this posting' }));
    await user.click(await screen.findByRole('radio', { name: 'The job is not what it says' }));
    await user.type(screen.getByRole('textbox', { name: /What did you see/ }), 'Cash only');
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect(await screen.findByText('Thank you for your report')).toBeVisible();
    expect(api.sentTo(reportPost)).toEqual([
      { params: { id: open._id }, body: { reason: 'misleading', words: 'Cash only' } },
    ]);
  });

  it("copies the address and says 'Address copied to clipboard!'", async () => {
    const { user, shell } = renderFindWork({ path: `/find-work/${open._id}` });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy address' }));
    expect(write).toHaveBeenCalledWith(open.location.fullAddress);
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'Address copied to clipboard!' }]);
  });

  it.each([
    ['a requested shift', requested, 'Requests'],
    ['a confirmed shift', confirmed, 'Confirmed'],
    ['an open shift', open, 'Find Work'],
  ])('opens the tab of %s that a notification links to', async (_, shift, tab) => {
    renderFindWork({ path: `/find-work/${shift._id}` });
    expect(await screen.findByRole('article', { name: shift.jobTitle })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: tab, selected: true })).toBeVisible(),
    );
  });

  it('says that a shift is gone, and what to do', async () => {
    renderFindWork({ path: `/find-work/${anId(999)}` });
    expect(await screen.findByText('This shift is no longer available')).toBeVisible();
  });

  it('offers Retry for details that could not be loaded', async () => {
    const { user, api } = renderFindWork({
      path: `/find-work/${open._id}`,
      handlers: [failing(getPost, 'DEPENDENCY_DOWN')],
    });
    const retry = await within(details()).findByRole('button', { name: 'Retry' });
    api.use(handle(getPost, open));
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Budtender' })).toBeVisible();
  });

  it('fetches more shifts on request', async () => {
    const { user } = renderFindWork({
      handlers: [
        handle(findWork, ({ query }) =>
          query.cursor === 'next'
            ? { posts: [trimmer], nextCursor: null }
            : { posts: [open], nextCursor: 'next' },
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more shifts' }));
    expect(await link(/Trimmer/)).toBeVisible();
    expect(await link(/Budtender/)).toBeVisible();
  });

  it('shows a change that was made elsewhere', async () => {
    const { shell, store } = renderFindWork({ path: '/find-work?tab=confirmed' });
    expect(await link(/Packing Agent/)).toBeVisible();
    store.shifts = [];
    act(() => shell.emit('postUpdated', { postId: confirmed._id }));
    expect(await screen.findByText('You have no confirmed shifts')).toBeVisible();
  });

  it('asks who skipped onboarding to complete it, takes them there, and shows what is open', async () => {
    const { user, shell, api } = renderFindWork({
      store: { ...everything, user: aWorker({ ...NOT_ONBOARDED, skipOnboarding: true }) },
    });
    expect(screen.getByText('Please complete onboarding')).toBeVisible();
    expect(await link(/See permanent jobs/)).toHaveAttribute('href', '/job-posting');
    await user.click(screen.getByRole('button', { name: 'Go to Onboarding' }));
    await waitFor(() => expect(shell.visits).toEqual(['/profile']));
    expect(api.sentTo(skipOnboarding)).toEqual([{ body: { data: false } }]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Continue Onboarding' }]);
    expect(api.sentTo(findWork)).toEqual([]);
  });
});

describe('The search of Find Work', () => {
  const lastSearch = (api: ReturnType<typeof renderFindWork>['api']) =>
    api.sentTo(findWork).at(-1)?.query;

  it('stands in the address and narrows the list', async () => {
    const { user, api, address } = renderFindWork();
    await user.type(screen.getByRole('searchbox'), 'trimmer{Enter}');
    await waitFor(() => expect(address()).toBe('/find-work?q=trimmer'));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Budtender/ })).not.toBeInTheDocument(),
    );
    expect(await link(/Trimmer/)).toBeVisible();
    expect(lastSearch(api)).toMatchObject({ q: 'trimmer', sort: 'soonest' });
  });

  it('reads every filter from the address, and counts a distance from my address', async () => {
    const { api } = renderFindWork({
      path: '/find-work?q=bud&province=ON&city=Toronto&jobType=Authorized+Retailer&minRate=20&from=2026-05-13&to=2026-05-20&withinKm=25&sort=best-paid',
    });
    expect(await link(/Budtender/)).toBeVisible();
    expect(lastSearch(api)).toEqual({
      q: 'bud',
      province: 'ON',
      city: 'Toronto',
      jobType: 'Authorized Retailer',
      minRate: 20,
      from: '2026-05-13',
      to: '2026-05-20',
      withinKm: 25,
      near: 'home',
      sort: 'best-paid',
      limit: 20,
    });
  });

  it('shows the filters in use, and takes one away', async () => {
    const { user, address } = renderFindWork({ path: '/find-work?minRate=25&province=ON' });
    const chips = await screen.findByRole('list', { name: 'Filters in use' });
    expect(within(chips).getByText('From $25.00 an hour')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Ontario' }));
    expect(address()).toBe('/find-work?minRate=25');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  it('goes 50 km by default, says how many are farther, and remembers what I choose', async () => {
    const far = aTempPost({
      _id: anId(901),
      jobTitle: 'Packing Agent',
      location: {
        ...aTempPost().location,
        locationName: 'Robson Street',
        city: 'Vancouver',
        province: 'BC',
        latitude: 49.2827,
        longitude: -123.1207,
      },
    });
    const settings = { store: { ...everything, shifts: [...everything.shifts, far] } };
    const { user, api, unmount } = renderFindWork(settings);
    expect(await link(/Budtender/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Packing Agent/ })).not.toBeInTheDocument();
    expect(lastSearch(api)).toMatchObject({ withinKm: 50, near: 'home' });
    expect(screen.getByText('Within 50 km')).toBeVisible();
    expect(screen.getByText(/1 shift is farther than 50 km away/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show all distances' }));
    expect(await link(/Packing Agent/)).toBeVisible();
    expect(lastSearch(api)).not.toHaveProperty('withinKm');
    unmount();

    renderFindWork(settings);
    expect(await link(/Packing Agent/)).toBeVisible();
  });

  it('has a heading a day with the count of its shifts, and each says its whole pay', async () => {
    const second = open.with({ _id: anId(902), jobTitle: 'Event Staff' });
    renderFindWork({ store: { shifts: [open, second, trimmer] } });
    expect(
      await screen.findByRole('heading', { name: /Thu, May 14, 2026\s*2 shifts/ }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: /Sat, May 16, 2026\s*1 shift/ })).toBeVisible();
    expect(await link(/Trimmer/)).toHaveTextContent('$204.00 in total');
  });

  it("says a distance exactly between streets, and with '~' where it may be off by more", async () => {
    const location = { ...open.location, latitude: 43.692, longitude: -79.35 };
    const exact = open.with({ location: { ...location, precision: 'street' } });
    const profile = aWorkerProfile({ precision: 'street' });
    const { unmount } = renderFindWork({ store: { shifts: [exact], profile } });
    expect(await link(/Budtender.*2\.4 km away/)).toBeVisible();
    unmount();
    const coarse = open.with({ location: { ...location, precision: 'area' } });
    renderFindWork({ store: { shifts: [coarse], profile } });
    expect(await link(/Budtender.*about 2 km away/)).toHaveTextContent('~2 km away');
  });

  it('remembers the order that I chose on this device', async () => {
    const { user, api, unmount } = renderFindWork();
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Best paid');
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ sort: 'best-paid' }));
    unmount();
    const again = renderFindWork();
    expect(await link(/Budtender/)).toBeVisible();
    expect(lastSearch(again.api)).toMatchObject({ sort: 'best-paid' });
  });

  it('begins with the nearest on request', async () => {
    const { api } = renderFindWork({ path: '/find-work?sort=nearest&withinKm=any' });
    expect(await link(/Budtender/)).toBeVisible();
    expect(lastSearch(api)).toMatchObject({ sort: 'nearest', near: 'home' });
  });

  it('leaves the distance out for who has no address, and says why', async () => {
    const { user, api } = renderFindWork({
      path: '/find-work?withinKm=25',
      store: {
        ...everything,
        profile: aWorkerProfile({ latitude: undefined, longitude: undefined }),
      },
    });
    expect(await link(/Budtender/)).not.toHaveTextContent('km away');
    expect(lastSearch(api)).toMatchObject({ withinKm: 25, near: 'home' });
    expect(screen.queryByText('Within 25 km')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(
      await screen.findByText('Add your address to your profile to search by distance.'),
    ).toBeVisible();
  });

  it('says when nothing matches, and how to see everything again', async () => {
    const { user, address } = renderFindWork({ path: '/find-work?q=astronaut' });
    expect(await screen.findByText('No shifts match your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await link(/Budtender/)).toBeVisible();
    expect(address()).toBe('/find-work');
  });

  it('says when there are no open shifts at all', async () => {
    renderFindWork({ store: { shifts: [] } });
    expect(await screen.findByText('No shifts are open right now')).toBeVisible();
  });
});
