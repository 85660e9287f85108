import { anEmployer, anId } from '@leafshift/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { manifest } from '../../manifest.ts';

atNow();

const COORDINATOR = anEmployer({
  _id: anId(972),
  paymentMethods: [],
  business: {
    _id: anId(1),
    name: 'Maple Leaf Dispensary',
    role: 'coordinator',
    may: ['shifts'],
    stores: null,
  },
});

/** What the menu of a coordinator leads to; a new page is among them unless it says what it needs. */
const PAGES = manifest.nav.flatMap((entry) => ('needs' in entry ? [] : [entry.path]));

const LOAD: Readonly<Record<string, () => Promise<{ readonly Component: ComponentType }>>> = {
  '/home': () => import('../../routes/home.tsx'),
  '/messages': () => import('../../routes/messages.tsx'),
  '/posts': () => import('../../routes/posts.tsx'),
  '/team': () => import('../../routes/team.tsx'),
};

describe('A coordinator', () => {
  it('has the pages of shifts, and not those of money', () => {
    expect(PAGES.toSorted()).toEqual(Object.keys(LOAD).toSorted());
  });

  it.each(PAGES)('sees no amount on %s', async (path) => {
    const page = await LOAD[path]?.();
    if (!page) throw new Error(`${path} has no page`);
    renderEmployer(<page.Component />, {
      path,
      // What they are told names no amount (BUSINESS-8); the sample's notifications are an owner's.
      store: { user: COORDINATOR, notifications: [] },
      hidesAmounts: true,
    });

    await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(document.body.textContent).not.toMatch(/\$|NaN|Hourly Rate|Total/);
  });
});
