import type { TempPost } from '@leafshift/contracts/posts';
import { type GivenRating, givenRating, rateBusiness } from '@leafshift/contracts/rating';
import { aConfirmedWorker, aTempPost } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';

atNow();

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../find-work/details/shift-details.tsx');
  await import('./rating-form.tsx');
});

const employer = {
  checkInTime: '2026-05-11T13:00:00.000Z',
  checkOutTime: '2026-05-11T21:00:00.000Z',
  rated: false,
  rating: null,
};
const worked = aTempPost({
  date: '2026-05-11T13:00:00.000Z',
  endDate: '2026-05-11T21:00:00.000Z',
  confirmedArr: [aConfirmedWorker({ shiftStatus: 'Clocked Out', shiftDetails: { employer } })],
  confirmedCount: 1,
});
const open: GivenRating = {
  mayRate: true,
  given: null,
  isShown: false,
  shownAt: '2026-05-18T21:00:00.000Z',
};
const sent: GivenRating = {
  ...open,
  mayRate: false,
  given: { rating: 2, comment: 'No breaks.', givenAt: '2026-05-12T14:00:00.000Z' },
};

type Handlers = NonNullable<NonNullable<Parameters<typeof renderWorker>[1]>['handlers']>;

const show = (rating: GivenRating, { shift = worked, handlers = [] as Handlers } = {}) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${shift._id}`,
    route: '/find-work/:id?',
    store: { shifts: [shift] },
    handlers: [handle(givenRating, rating), ...handlers],
  });

const sendButton = () => screen.findByRole('button', { name: 'Send Rating' });

describe('Rating the business of a shift that I worked', () => {
  it('sends stars and words once, then says what I gave and when it is shown', async () => {
    const { user, api, shell, container } = show(open, {
      handlers: [handle(rateBusiness, sent)],
    });
    await sendButton();
    expect(screen.getByRole('group', { name: 'Rate this business' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    api.use(handle(givenRating, sent));

    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Your words/ }), 'No breaks.');
    await user.click(await sendButton());

    expect(await screen.findByText('You gave the business 2 of 5 stars')).toBeVisible();
    expect(screen.getByText('No breaks.')).toBeVisible();
    expect(screen.getByText(/on Mon, May 18, 2026 at the latest/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Rating' })).toBeNull();
    expect(api.sentTo(rateBusiness)).toEqual([
      { params: { postId: worked._id }, body: { rating: 2, comment: 'No breaks.' } },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Rating Sent' }]);
  });

  it('begins without stars, says that they are missing, and needs no words', async () => {
    const { user, api, container } = show(open, { handlers: [handle(rateBusiness, sent)] });
    await user.click(await sendButton());
    const stars = screen.getByRole('group', { name: 'Rate this business' });
    await waitFor(() => expect(stars).toHaveAccessibleDescription('Please choose 1 to 5 stars'));
    expect(within(stars).getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(api.sentTo(rateBusiness)).toEqual([]);

    await user.click(within(stars).getByRole('radio', { name: '4 stars' }));
    expect(stars).not.toHaveAccessibleDescription();
    await user.click(await sendButton());
    await waitFor(() =>
      expect(api.sentTo(rateBusiness)).toEqual([
        { params: { postId: worked._id }, body: { rating: 4 } },
      ]),
    );
  });

  it('keeps what was typed when it is refused', async () => {
    const { user } = show(open, { handlers: [failing(rateBusiness, 'RATING_CLOSED')] });
    await sendButton();
    await user.click(screen.getByRole('radio', { name: '3 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Your words/ }), 'Good');
    await user.click(await sendButton());
    expect(await screen.findByText(/You have seen how you were rated/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Your words/ })).toHaveValue('Good');
  });

  it('shows what both gave once it is shown', async () => {
    const rated: TempPost = {
      ...worked,
      confirmedArr: [
        aConfirmedWorker({
          shiftStatus: 'Completed',
          shiftDetails: { employer: { ...employer, rated: true, rating: 5 } },
        }),
      ],
    };
    show({ ...sent, isShown: true }, { shift: aTempPost(rated) });
    expect(await screen.findByText('The business gave you 5 of 5 stars')).toBeVisible();
    expect(screen.getByText('The business sees your rating.')).toBeVisible();
  });

  it('is over once I have seen my stars', async () => {
    show({ ...open, mayRate: false, isShown: true });
    expect(await screen.findByText(/You have seen how you were rated/)).toBeVisible();
  });

  it('leads on to shifts of the same kind', async () => {
    show(sent);
    expect(await screen.findByRole('link', { name: 'Find shifts like this' })).toHaveAttribute(
      'href',
      '/find-work?jobType=Authorized+Retailer',
    );
  });

  it('is not offered before I have worked', async () => {
    const { api } = show(open, { shift: aTempPost() });
    expect(await screen.findByRole('heading', { name: 'Budtender' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Ratings' })).toBeNull();
    expect(api.sentTo(givenRating)).toEqual([]);
  });
});

describe('The average of a business', () => {
  it('stands beside its name with the number of ratings, where there are enough', async () => {
    show(open, { shift: aTempPost({ employerRating: { average: 4.25, count: 8 } }) });
    await screen.findByRole('heading', { name: 'Budtender' });
    // The list waits for the address that its distances count from.
    await waitFor(() => expect(screen.getAllByText('8 ratings')).toHaveLength(2));
    expect(screen.getAllByText('Rated 4.25 out of 5')).toHaveLength(2);
  });
});
