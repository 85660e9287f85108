import { checkLedger } from '@leafshift/contracts/admin';
import {
  acceptDispute,
  adminInvoices,
  adminPayouts,
  answerProviderDispute,
  chargesCsv,
  evidenceFile,
  invoicesCsv,
  ledgerCsv,
  payoutsCsv,
  reconciliation,
  refundInvoice,
} from '@leafshift/contracts/back-office';
import { slipsCsv } from '@leafshift/contracts/earnings';
import { holdPayout } from '@leafshift/contracts/payouts';
import { anId } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aRefundOrder } from '../../../dev/desk/money.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as MoneyPage } from '../../routes/money-page.tsx';

atNow();

const open = (tab: string, settings = {}) =>
  renderDesk(<MoneyPage />, { path: `/money?tab=${tab}`, ...settings });

describe('Pay', () => {
  it('whose bank has another name is sent when somebody has looked', async () => {
    const { user, api, container } = open('checks');
    const check = within(await screen.findByRole('article', { name: 'Ana Roy' }));
    expect(check.getByText('Ana Silva')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(check.getByRole('button', { name: /same person/ }));
    expect(await screen.findByText('No pay waits because of a name.')).toBeVisible();
    expect(api.sentTo(holdPayout)).toEqual([{ params: { id: anId(604) }, body: { hold: false } }]);
  });

  it('that has not left is held with a reason, and let go again', async () => {
    const { user, api } = open('payouts');
    await user.click(await screen.findByRole('button', { name: 'Hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hold pay back' }));
    await user.type(dialog.getByLabelText(/^Why/), 'Contested');
    await user.click(dialog.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByText('Contested')).toBeVisible();
    expect(api.sentTo(holdPayout)).toEqual([
      { params: { id: anId(601) }, body: { hold: true, reason: 'Contested' } },
    ]);
    const [first] = await screen.findAllByRole('button', { name: 'Let it go' });
    if (first) await user.click(first);
    await waitFor(() => expect(api.sentTo(holdPayout)).toHaveLength(2));
  });

  it('of a state is what the address asks for', async () => {
    const { api } = open('payouts&state=held');
    expect(await screen.findByText('The card was stolen.')).toBeVisible();
    expect(api.sentTo(adminPayouts).map(({ query }) => query.status)).toEqual(['held']);
  });
});

describe('An invoice that was paid', () => {
  it('is given back in part with a reason, and never more than is left', async () => {
    const { user, api, container } = open('invoices');
    const table = within(await screen.findByRole('table', { name: 'Invoices' }));
    expect(table.getByText('$41.37')).toBeVisible();
    await user.click(table.getByRole('button', { name: 'Refund of LS-000042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund of LS-000042' }));
    await waitFor(() => expect(dialog.getByText('$200.00')).toBeVisible());
    expect(dialog.getByText('The worker had to wait an hour for the key.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    const amount = dialog.getByLabelText(/^Amount/);
    await user.clear(amount);
    await user.type(amount, '200.01');
    await user.type(dialog.getByLabelText(/^Why/), 'Nobody came');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('This is more than is left of what was paid')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '150.5');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('$49.50')).toBeVisible();
    expect(api.sentTo(refundInvoice).at(-1)).toEqual({
      params: { id: anId(501) },
      body: { amount: 150.5, reason: 'Nobody came' },
    });
  });
});

describe('An invoice or payout', () => {
  it('is found by its number, whatever state was looked at, and the address holds it', async () => {
    const { user, api } = open('invoices&state=open');
    await user.type(await screen.findByRole('searchbox', { name: 'Number or id' }), 'LS-000043');
    expect(await screen.findByText('No invoices.')).toBeVisible();
    expect(api.sentTo(adminInvoices).at(-1)).toMatchObject({
      query: { q: 'LS-000043', state: undefined },
    });
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByTitle('Paid'));
    expect(await screen.findByText('LS-000042')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Number or id' })).toHaveValue('');
  });

  it('is the one that the address asks for', async () => {
    const { api } = open(`payouts&q=${anId(602)}`);
    expect(await screen.findByText('The card was stolen.')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(api.sentTo(adminPayouts)).toMatchObject([{ query: { q: anId(602) } }]);
  });
});

describe('A refund that was refused after a part of it', () => {
  it('says how much was given back', async () => {
    const refunds = [aRefundOrder({ state: 'refused', amount: 50, given: 20 })];
    const { user } = open('invoices', { store: { refunds } });
    await user.click(await screen.findByRole('button', { name: 'Refund of LS-000042' }));
    const said = 'Given back in part: $20.00. The rest was refused.';
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  });
});

describe('Bookkeeping', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:books';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it.each([
    ['invoices', 'Export invoices', invoicesCsv],
    ['invoices', 'Export payments and refunds', chargesCsv],
    ['payouts', 'Export CSV', payoutsCsv],
    ['ledger', 'Export CSV', ledgerCsv],
  ])('takes from %s by "%s" what a period has', async (tab, name, call) => {
    const { user, api } = open(tab);
    const from = await screen.findByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-04-01');
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(api.sentTo(call)).toEqual([{ query: { from: '2026-04-01', to: '2026-05-12' } }]),
    );
  });
});

describe('Slips of a year', () => {
  it('are taken away for a year that is over', async () => {
    URL.createObjectURL = () => 'blob:slips';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, api } = open('payouts');
    const years = await screen.findByRole('combobox', { name: 'Year of the slips' });
    expect(within(years).queryByRole('option', { name: '2026' })).not.toBeInTheDocument();
    await user.selectOptions(years, '2024');
    await user.click(screen.getByRole('button', { name: 'Export T4A slips' }));
    await waitFor(() => expect(api.sentTo(slipsCsv)).toEqual([{ params: { year: '2024' } }]));
  });
});

describe('A contested payment', () => {
  const answer = async (given: ReturnType<typeof open>) => {
    await given.user.click(await screen.findByRole('button', { name: 'Answer about LS-000042' }));
    return within(await screen.findByRole('dialog', { name: 'Answer about LS-000042' }));
  };
  const params = { id: anId(501), disputeId: 'dp_1' };

  it('says how soon it must be answered, and is answered with words and a file', async () => {
    const given = open('contested');
    expect(await screen.findByText('Days left: 2')).toBeVisible();
    const dialog = await answer(given);
    const words = await dialog.findByLabelText(/^What happened/);
    expect(words).toHaveValue(
      'Invoice LS-000042: Ana Roy worked from 9:00 AM to 5:00 PM and accepted the hours.',
    );
    expect(await accessibilityProblems(given.container)).toEqual([]);
    const file = new File(['%PDF-1.7'], 'hours.pdf', { type: 'application/pdf' });
    await given.user.upload(dialog.getByLabelText('Proof of the work'), file);
    await given.user.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    expect(await screen.findByText('Answered: the bank decides')).toBeVisible();
    expect(given.api.sentTo(evidenceFile)).toEqual([{ params, query: { name: 'hours.pdf' } }]);
    expect(given.api.sentTo(answerProviderDispute)).toMatchObject([
      { params, body: { serviceFile: 'file_1', serviceDate: '2026-05-05' } },
    ]);
  });

  it('can be given up', async () => {
    const given = open('contested');
    const dialog = await answer(given);
    await given.user.click(await dialog.findByRole('button', { name: 'Accept the loss' }));
    expect(await screen.findByText('Lost')).toBeVisible();
    expect(given.api.sentTo(acceptDispute)).toEqual([{ params }]);
  });
});

describe('The books', () => {
  it('say loudly that they do not sum to zero', async () => {
    const unbalanced = { balanced: false, sumCents: -1, entries: 4, unbalanced: [anId(1)] };
    open('ledger', { handlers: [handle(checkLedger, unbalanced)] });
    expect(await screen.findByText('The ledger does not sum to zero: -$0.01')).toBeVisible();
  });

  it('show what was booked at once, entry by entry', async () => {
    open('ledger');
    expect(await screen.findByText('The ledger sums to zero (1,284 entries).')).toBeVisible();
    expect(await screen.findByText('-$184.00')).toBeVisible();
  });

  it.each([
    ['invoices', 'LS-000042'],
    ['contested', 'Maple Leaf Dispensary'],
    ['banks', 'A worker and a business that paid them'],
  ])('have %s', async (tab, text) => {
    open(tab);
    expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
  });

  it('are compared with the provider for a period', async () => {
    const { user, api, container } = open('reconciliation');
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('Differences: 1')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Differences' }));
    expect(table.getByText('Only the provider has it')).toBeVisible();
    expect(table.getByRole('link', { name: 'LS-000042' })).toHaveAttribute(
      'href',
      '/money?tab=invoices&q=LS-000042',
    );
    expect(table.getByText('$41.37')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(api.sentTo(reconciliation)).toEqual([
      { query: { from: '2026-05-01', to: '2026-05-12' } },
    ]);
  });
});
