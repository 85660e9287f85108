import {
  type ShiftSecuredPay,
  shiftsSecuredPay,
  trySecuredPay,
} from '@leafshift/contracts/secured-pay';
import { aConfirmedWorker, aTempPost } from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { HomeRefusedPay } from './home-refused-pay.tsx';
import { ShiftPay } from './shift-pay.tsx';

atNow();

const post = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
const refused: ShiftSecuredPay = {
  postId: post._id,
  jobTitle: 'Trimmer',
  locationName: 'Queen Street',
  date: post.date,
  timeZone: 'America/Toronto',
  state: 'refused',
  amount: 262.16,
  code: 'CARD_DECLINED',
  mendBy: '2026-05-13T01:00:00.000Z',
};
const secured: ShiftSecuredPay = { ...refused, state: 'secured', code: null, mendBy: null };

const openHome = (pay: ShiftSecuredPay, handlers: readonly Handler[] = []) =>
  renderEmployer(<HomeRefusedPay />, {
    handlers: [handle(shiftsSecuredPay, { shifts: [pay] }), ...handlers],
  });
const openShift = (pay: ShiftSecuredPay) =>
  renderEmployer(<ShiftPay post={post} />, {
    handlers: [handle(shiftsSecuredPay, { shifts: [pay] })],
  });

describe('A shift whose pay my card refused', () => {
  it('stands on the home page with the reason, the amount, the time and the way to another card', async () => {
    const { container } = openHome(refused);
    const section = await screen.findByRole('region', { name: 'Pay to secure' });
    expect(section).toHaveTextContent('Your card was declined');
    expect(section).toHaveTextContent('$262.16');
    expect(section).toHaveTextContent('Tue, May 12, 2026, 9:00 PM');
    expect(within(section).getByRole('link')).toHaveAttribute('href', '/profile#payment');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('can be tried again there, and is gone once the card has agreed', async () => {
    const { user, api, shell } = openHome(refused, [handle(trySecuredPay, secured)]);
    await user.click(await screen.findByRole('button', { name: /Try Again/ }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'The pay is secured' }]),
    );
    expect(api.sentTo(trySecuredPay)).toEqual([{ params: { postId: post._id } }]);
  });

  it('says that the card still refuses, and what else went wrong', async () => {
    const still = openHome(refused, [handle(trySecuredPay, refused)]);
    await still.user.click(await screen.findByRole('button', { name: /Try Again/ }));
    await waitFor(() => expect(still.shell.alerts).toMatchObject([{ kind: 'Warning' }]));
    still.unmount();
    const failed = openHome(refused, [failing(trySecuredPay, 'PAYMENT_PROVIDER_DOWN')]);
    await failed.user.click(await screen.findByRole('button', { name: /Try Again/ }));
    await waitFor(() => expect(failed.shell.alerts).toMatchObject([{ kind: 'Error' }]));
  });

  it('is not on the home page where the pay is secured', async () => {
    const { api } = openHome(secured);
    await waitFor(() => expect(api.sentTo(shiftsSecuredPay)).toHaveLength(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('The pay of a shift beside its workers', () => {
  it.each([
    ['planned', { ...secured, state: 'planned', amount: null }, 'Pay not due yet'],
    ['secured', secured, 'Pay secured'],
    ['refused', refused, 'Pay not secured'],
    ['released', { ...refused, state: 'released' }, 'Workers released'],
  ] as const)('says that it is %s', async (_, pay, words) => {
    openShift(pay);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
