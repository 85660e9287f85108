import { type OwnSecuredPay, ownSecuredPay } from '@leafshift/contracts/secured-pay';
import { aConfirmedWorker, aTempPost } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { ShiftSecuredPay } from './shift-secured-pay.tsx';

atNow();

const confirmed = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });

const openShift = (pay: Omit<OwnSecuredPay, 'postId'>, shift = confirmed) =>
  renderWorker(<ShiftSecuredPay shift={shift} />, {
    store: { shifts: [shift] },
    handlers: [handle(ownSecuredPay, { shifts: [{ postId: shift._id, ...pay }] })],
  });

describe('The pay of a shift that I am confirmed on', () => {
  it('is secured before I go', async () => {
    const { container } = openShift({ state: 'secured', at: '2026-05-12T15:00:00.000Z' });
    expect(await screen.findByText('Pay secured')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says when it will be asked for', async () => {
    openShift({ state: 'planned', at: '2026-05-12T15:00:00.000Z' });
    expect(await screen.findByText(/is set aside on Tue, May 12, 2026 at 11:00 AM/)).toBeVisible();
  });

  it('says that the card refused, and until when the business can mend it', async () => {
    openShift({ state: 'refused', at: '2026-05-12T15:00:00.000Z' });
    expect(await screen.findByText('Pay not secured')).toBeVisible();
    expect(screen.getByText(/until Tue, May 12, 2026, 11:00 AM/)).toBeVisible();
  });

  it('is nothing on a shift that I am not confirmed on', async () => {
    const { api, container } = openShift(
      { state: 'secured', at: '2026-05-12T15:00:00.000Z' },
      aTempPost(),
    );
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(api.sentTo(ownSecuredPay)).toEqual([]);
  });
});
