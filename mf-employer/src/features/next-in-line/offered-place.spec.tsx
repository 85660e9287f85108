import { offerPlaces, shiftOffer, stopOffers } from '@leafshift/contracts/next-in-line';
import { aFavouriteWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { anApiError, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferedPlace } from './offered-place.tsx';

atNow();

const offer = {
  workerId: '5f0000000000000000000051',
  name: 'Ben Okafor',
  until: '2026-05-12T15:00:00.000Z',
};

describe('The free place of a shift', () => {
  it('says to whom it is offered and until when', async () => {
    const post = aTempPost();
    const { api } = renderEmployer(<OfferedPlace post={post} />, {
      handlers: [handle(shiftOffer, { offer })],
    });
    expect(await screen.findByText('Offered to Ben Okafor until 11:00 AM')).toBeVisible();
    expect(api.sentTo(shiftOffer)).toEqual([{ params: { postId: post._id } }]);
  });

  it('says nothing where it is offered to nobody, and does not ask where all are taken', async () => {
    const nobody = renderEmployer(<OfferedPlace post={aTempPost()} />, {
      handlers: [handle(shiftOffer, { offer: null })],
    });
    await waitFor(() => expect(nobody.api.sentTo(shiftOffer)).toHaveLength(1));
    expect(screen.queryByText(/Offered to/)).not.toBeInTheDocument();
    nobody.unmount();
    const full = aTempPost({ totalWorkers: 1, confirmedCount: 1 });
    const { api } = renderEmployer(<OfferedPlace post={full} />);
    expect(api.sentTo(shiftOffer)).toEqual([]);
  });

  it('says who comes next and who did not take it, and is offered to nobody any more where I stop it', async () => {
    const post = aTempPost();
    const next = [{ workerId: anId(52), name: 'Cleo Martin' }];
    const passed = [{ workerId: anId(53), name: 'Dan Wong' }];
    const { user, api, container } = renderEmployer(<OfferedPlace post={post} />, {
      handlers: [
        handle(shiftOffer, { offer, next, passed, isReplacement: true }),
        handle(stopOffers, undefined),
      ],
    });
    expect(await screen.findByText('Then: Cleo Martin')).toBeVisible();
    expect(screen.getByText('Then who requested the shift, and your favourites')).toBeVisible();
    expect(screen.getByText('Did not take it: Dan Wong')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop offering' }));
    await waitFor(() => expect(api.sentTo(stopOffers)).toEqual([{ params: { postId: post._id } }]));
  });
});

describe('Shifts that are offered', () => {
  const favourites = [
    aFavouriteWorker(),
    aFavouriteWorker({ _id: anId(3), name: 'Ben Li', rating: null }),
  ];
  const post = aTempPost();
  const open = (handlers: Parameters<typeof renderEmployer>[1] = {}, posts = [post]) => {
    const onClose = jest.fn();
    const dialog = <OfferDialog isOpen posts={posts} onClose={onClose} onClosed={onClose} />;
    return { ...renderEmployer(dialog, { store: { favourites }, ...handlers }), onClose };
  };

  it('go to workers in the order in which they are chosen, each for the time that I set', async () => {
    const { user, api, onClose } = open();
    const people = within(
      await screen.findByRole('list', { name: /order in which they are asked/ }),
    );
    expect(screen.getByRole('button', { name: 'Offer 1 shift' })).toBeDisabled();
    await user.click(people.getByRole('checkbox', { name: 'Ben Li' }));
    await user.click(people.getByRole('checkbox', { name: 'Ana Roy' }));
    expect(people.getByRole('checkbox', { name: 'Ana Roy, asked as number 2' })).toBeChecked();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Time to answer' }),
      '15 minutes each',
    );
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Offer 1 shift' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const body = { postIds: [post._id], workerIds: [anId(3), anId(2)], minutes: 15 };
    expect(api.sentTo(offerPlaces)).toEqual([{ body }]);
  });

  it('go in requests of a few, and trying again offers only the rest', async () => {
    const many = Array.from({ length: 20 }, (_, index) => aTempPost({ _id: anId(7000 + index) }));
    let asked = 0;
    const offering = handle(offerPlaces, ({ body: { postIds } }) => {
      asked += 1;
      if (asked === 2) throw anApiError('DEPENDENCY_DOWN');
      return { results: postIds.map((postId) => ({ postId, problem: null })) };
    });
    const { user, api, onClose } = open({ handlers: [offering] }, many);
    await user.click(await screen.findByRole('button', { name: 'All favourites' }));
    await user.click(screen.getByRole('button', { name: 'Offer 20 shifts' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Offer 20 shifts' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.sentTo(offerPlaces).map(({ body }) => body.postIds.length)).toEqual([8, 8, 8, 4]);
  });

  it('say why nobody can be offered one, and keep what was chosen', async () => {
    const results = [{ postId: post._id, problem: 'NOBODY_TO_OFFER' as const }];
    const { user, onClose } = open({ handlers: [handle(offerPlaces, { results })] });
    await user.click(await screen.findByRole('button', { name: 'All favourites' }));
    await user.click(screen.getByRole('button', { name: 'Offer 1 shift' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /None of the chosen workers can take this shift/,
    );
    expect(screen.getByRole('checkbox', { name: 'Ana Roy, asked as number 1' })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });
});
