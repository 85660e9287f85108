import { acceptOffer, declineOffer, ownOffers } from '@leafshift/contracts/next-in-line';
import { aConfirmedWorker, aRequest, aTempPost } from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { seenTermsOf } from '../find-work/seen-terms.ts';
import { HomeOffers } from './home-offers.tsx';
import { ShiftOffer } from './shift-offer.tsx';

atNow();

const requested = aTempPost({ requests: [aRequest()], requestCount: 1 });
const confirmed = requested.with({ requests: [], confirmedArr: [aConfirmedWorker()] });
const offers = [{ postId: requested._id, until: '2026-05-12T15:00:00.000Z' }];

const open = (page: React.ReactNode, handlers: readonly Handler[] = []) =>
  renderWorker(page, {
    store: { shifts: [requested] },
    handlers: [handle(ownOffers, { offers }), ...handlers],
  });

describe('A free place that is mine to take', () => {
  it('is taken with one tap on the home page', async () => {
    const { user, api, shell, container } = open(<HomeOffers />, [handle(acceptOffer, confirmed)]);
    const section = await screen.findByRole('region', { name: 'A spot is free for you' });
    expect(await within(section).findByText(/It is yours until 11:00 AM/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(section).getByRole('button', { name: 'Take the Spot' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'The spot is yours' }]),
    );
    expect(api.sentTo(acceptOffer)).toEqual([
      { params: { postId: requested._id }, body: { seen: seenTermsOf(requested) } },
    ]);
  });

  it('goes to the next where I say no', async () => {
    const { user, api } = open(<ShiftOffer shift={requested} />, [handle(declineOffer, undefined)]);
    await user.click(await screen.findByRole('button', { name: 'No, Thanks' }));
    await waitFor(() => expect(api.sentTo(declineOffer)).toHaveLength(1));
  });

  it('says why it could not be taken', async () => {
    const { user, shell } = open(<ShiftOffer shift={requested} />, [
      failing(acceptOffer, 'PLACE_NOT_OFFERED'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Take the Spot' }));
    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  it('is mine as well on a shift that I have not requested', async () => {
    open(<ShiftOffer shift={aTempPost()} />);
    expect(await screen.findByRole('button', { name: 'Take the Spot' })).toBeVisible();
  });

  it('is not asked for on a shift that I am confirmed on', () => {
    const { api } = open(<ShiftOffer shift={confirmed} />);
    expect(api.sentTo(ownOffers)).toEqual([]);
  });
});
