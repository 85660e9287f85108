import { findWork } from '@leafshift/contracts/posts';
import { anId, aTempPost, aWorkerProfile } from '@leafshift/testing/builders';
import { anApiError, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../../routes/find-work-page.tsx';

atNow();
beforeEach(() => localStorage.clear());

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await Promise.all([import('./found-on-map.tsx'), import('../details/shift-details.tsx')]);
});

const { location } = aTempPost();
const profile = aWorkerProfile({ precision: 'street' });
const near = { ...location, latitude: 43.692, longitude: -79.35, precision: 'street' } as const;
const barrie = {
  ...location,
  locationName: 'Bayfield Street',
  city: 'Barrie',
  latitude: 44.0,
  longitude: -79.5,
  precision: 'town',
} as const;
const shifts = [
  aTempPost({ _id: anId(401), jobTitle: 'Trimmer', location: barrie }),
  aTempPost({ _id: anId(402), location: near }),
  aTempPost({ _id: anId(403), jobTitle: 'Event Staff', location: near }),
];

const renderMap = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<FindWorkPage />, {
    path: '/find-work?view=map',
    route: '/find-work/:id?',
    store: { shifts, profile },
    ...settings,
  });

const map = () => screen.findByRole('application', { name: 'Open shifts on a map' });
const pins = async () =>
  within(await map())
    .getAllByRole('button')
    .map((pin) => pin.textContent);
const link = (name: RegExp) => screen.queryByRole('link', { name });

describe('Find Work on a map', () => {
  it('is chosen beside the order, stands in the address, and is kept on this device', async () => {
    const { user, api, address, unmount } = renderMap({ path: '/find-work' });
    expect(await screen.findByRole('radio', { name: 'List' })).toBeChecked();
    expect(await screen.findByRole('link', { name: /Trimmer/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Map' }));
    expect(await map()).toBeVisible();
    expect(address()).toBe('/find-work?view=map');
    expect(api.sentTo(findWork)).toHaveLength(1);
    unmount();

    const again = renderMap({ path: '/find-work' });
    expect(await map()).toBeVisible();
    await again.user.click(screen.getByRole('radio', { name: 'List' }));
    expect(again.address()).toBe('/find-work?view=list');
    await waitFor(() => expect(screen.queryByRole('application')).not.toBeInTheDocument());
  });

  it('has a pin for each place, the nearest first, with how many shifts, how far and where', async () => {
    const { container } = renderMap();
    expect(await pins()).toEqual([
      '22 shifts, 2.4 km away, Toronto',
      '11 shift, about 39 km away, Barrie',
    ]);
    expect(screen.getByText(/only the town or the postal area is known/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('lists the shifts of the chosen pin below, which open as in the list', async () => {
    const { user, address } = renderMap();
    await map();
    expect(link(/Trimmer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Toronto/ }));
    expect(screen.getByRole('button', { name: /Toronto/, pressed: true })).toBeVisible();
    expect(screen.getByText('2 shifts: Toronto')).toBeVisible();
    expect(link(/Trimmer/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Event Staff/ }));
    expect(await screen.findByRole('article', { name: 'Event Staff' })).toBeVisible();
    expect(address()).toBe(`/find-work/${anId(403)}?tab=find-work&view=map`);

    await user.click(screen.getByRole('button', { name: 'Show all shifts' }));
    expect(link(/Trimmer/)).toBeVisible();
  });

  it('makes one pin of places that are too close, and several from nearer by', async () => {
    const beside = { ...near, latitude: 43.72, city: 'East York' };
    const { user } = renderMap({
      store: { shifts: [...shifts, aTempPost({ _id: anId(404), location: beside })], profile },
    });
    expect((await pins())[0]).toBe('33 shifts, 2.4 km away, Toronto and 1 more place');
    for (const _ of [1, 2, 3, 4]) await user.click(screen.getByRole('button', { name: 'Closer' }));
    expect((await pins()).slice(0, 2)).toEqual([
      '22 shifts, 2.4 km away, Toronto',
      expect.stringContaining('East York'),
    ]);
  });

  it('marks where I am invited', async () => {
    const invited = shifts[0]!.with({ invitedAt: '2026-05-12T15:00:00.000Z' });
    renderMap({ store: { shifts: [invited, ...shifts.slice(1)], profile } });
    expect((await pins())[1]).toBe('11 shift, about 39 km away, Barrie, you are invited');
    expect(screen.getByText(/A star means that you are invited/)).toBeVisible();
  });

  it('fetches three pages by itself, and says that there are more', async () => {
    const { user, api } = renderMap({
      handlers: [
        handle(findWork, ({ query }) => {
          const page = Number(query.cursor ?? 0);
          const post = aTempPost({ _id: anId(500 + page), location: near });
          return { posts: [post], nextCursor: page < 4 ? String(page + 1) : null };
        }),
      ],
    });
    expect(await screen.findByText('The first 3 shifts are on the map.')).toBeVisible();
    expect(api.sentTo(findWork)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show more shifts' }));
    expect(await screen.findByText('The first 4 shifts are on the map.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more shifts' }));
    await waitFor(() => expect(screen.queryByText(/are on the map/)).not.toBeInTheDocument());
    expect(await pins()).toEqual(['55 shifts, 2.4 km away, Toronto']);
  });

  it('says why further shifts do not come, as the list does, and asks again', async () => {
    let isDown = true;
    const { user } = renderMap({
      handlers: [
        handle(findWork, ({ query }) => {
          if (query.cursor && isDown) throw anApiError('DEPENDENCY_DOWN');
          const post = aTempPost({ _id: anId(query.cursor ? 501 : 500), location: near });
          return { posts: [post], nextCursor: query.cursor ? null : '1' };
        }),
      ],
    });
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent(/not answering/);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Show more shifts' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Show more shifts' })).not.toBeInTheDocument();
  });

  it('lies around the shifts for who has no address', async () => {
    renderMap({
      store: { shifts, profile: aWorkerProfile({ latitude: undefined, longitude: undefined }) },
    });
    expect(await pins()).toEqual(
      expect.arrayContaining(['22 shifts, Toronto', '11 shift, Barrie']),
    );
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
  });

  it('has the ring of how far I look, and what lies farther is said', async () => {
    renderMap({ path: '/find-work?view=map&withinKm=25' });
    await map();
    expect(screen.getByText('Home')).toBeVisible();
    expect(screen.getByText('25 km')).toBeVisible();
    expect(screen.getByText(/1 shift is farther than 25 km away/)).toBeVisible();
  });

  it('asks for a picture where the portal has a key for maps, and says where that fails', async () => {
    const { container } = renderMap({ config: { googleMapsKey: 'maps-key' } });
    await map();
    await waitFor(() => expect(container.querySelector('img[src*="staticmap"]')).not.toBeNull());
    const picture = container.querySelector('img[src*="staticmap"]')!;
    const asked = new URL(picture.getAttribute('src')!).searchParams;
    expect(asked.get('center')).toMatch(/^43\.\d+,-79\.\d+$/);
    expect(asked.has('markers')).toBe(false);
    fireEvent.error(picture);
    expect(screen.getByText(/picture of the map could not be loaded/)).toBeVisible();
    expect(screen.getByText('Home')).toBeVisible();
  });

  it('says what went wrong, and that nothing was found, as the list does', async () => {
    const { unmount } = renderMap({ handlers: [failing(findWork, 'DEPENDENCY_DOWN')] });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    unmount();
    renderMap({ store: { shifts: [] } });
    expect(await screen.findByText('No shifts are open right now')).toBeVisible();
  });
});
