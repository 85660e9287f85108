import { invoicePdf, invoicesCsv, payInvoice } from '@leafshift/contracts/invoice';
import { aCompletedShift, anId, anInvoice } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { WorkHistoryPage } from './work-history-page.tsx';

atNow();

const failed = anInvoice({
  status: 'open',
  paidAt: null,
  paidWith: [],
  paymentError: {
    code: 'CARD_DECLINED',
    msg: 'Your card was declined',
    at: '2026-05-05T22:00:05.000Z',
  },
});
const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<WorkHistoryPage />, {
    path: '/workhistory',
    store: { history: [aCompletedShift()], invoices: [anInvoice()] },
    ...settings,
  });
const openInvoice = (invoice = anInvoice(), settings: Parameters<typeof open>[0] = {}) =>
  open({
    path: `/workhistory?invoice=${invoice._id}`,
    store: { history: [aCompletedShift()], invoices: [invoice] },
    ...settings,
  });

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

describe('The work history', () => {
  it('lists completed shifts with their total and whether it is paid', async () => {
    const { container } = open();
    const row = within(await screen.findByRole('row', { name: /View Invoice/ }));
    expect(row.getByText('Tue, May 5, 2026')).toBeVisible();
    expect(await row.findByText('$241.37')).toBeVisible();
    expect(row.getByText('8.00 h')).toBeVisible();
    expect(row.getByText('Paid')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says that there is nothing yet, and leads to a posting', async () => {
    const { user, shell } = open({ state: 'empty' });
    expect(await screen.findByText('You have not completed any shifts yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Posting' }));
    expect(shell.visits).toEqual(['/jobposting']);
  });

  it('finds the invoices of older shifts on further pages', async () => {
    const newer = Array.from({ length: 120 }, (_, index) => anInvoice({ _id: anId(8000 + index) }));
    open({ store: { history: [aCompletedShift()], invoices: [...newer, anInvoice()] } });
    expect(await screen.findByRole('button', { name: 'View Invoice LS-000042' })).toBeVisible();
  });

  it('exports the invoices as CSV', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['leafshift-invoices.csv']));
    expect(api.sentTo(invoicesCsv)).toEqual([{ query: {} }]);
  });

  it('says what could not be loaded', async () => {
    open({ state: 'failing' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('The invoice', () => {
  it('shows all its amounts', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View Invoice LS-000042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice LS-000042' }));
    const amountOf = (label: string) => dialog.getByText(label).nextElementSibling;
    expect(dialog.getByText('401 Queen St W, Toronto, ON M5V 2A5, Canada')).toBeInTheDocument();
    expect(dialog.getByText('Ana Roy')).toBeInTheDocument();
    expect(amountOf('GST/HST number of Leafshift')).toHaveTextContent('123456782RT0001');
    expect(dialog.getByText('$23.00 an hour')).toBeInTheDocument();
    expect(amountOf('Total Time')).toHaveTextContent('8.00 h');
    expect(amountOf('Base pay')).toHaveTextContent('$184.00');
    expect(amountOf('Platform fee (15%)')).toHaveTextContent('$27.60');
    expect(amountOf('Processing fee')).toHaveTextContent('$2.00');
    expect(amountOf('Tax (13%)')).toHaveTextContent('$27.77');
    expect(amountOf('Total')).toHaveTextContent('$241.37');
    expect(dialog.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('names each card that paid it', async () => {
    const paidWith = [
      { brand: 'visa', last4: '4242' },
      { brand: 'amex', last4: '0005' },
    ];
    const { user } = open({
      store: { history: [aCompletedShift()], invoices: [anInvoice({ paidWith })] },
    });
    await user.click(await screen.findByRole('button', { name: 'View Invoice LS-000042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice LS-000042' }));
    expect(dialog.getByText('Visa ending in 4242')).toBeInTheDocument();
    expect(dialog.getByText('American Express ending in 0005')).toBeInTheDocument();
  });

  it('shows what decided disputes took off and added, each leading to the other invoice', async () => {
    const note = {
      _id: 'note',
      number: 'CN-000007',
      name: 'Ana Roy',
      hours: 1,
      amount: 23,
      fees: 3.45,
      tax: 3.44,
      total: 29.89,
      createdAt: '2026-05-06T15:00:00.000Z',
    };
    const first = anInvoice({ creditNotes: [note] });
    const added = anInvoice({ _id: anId(502), number: 'LS-000043', correctionOf: first._id });
    const { user } = open({
      path: `/workhistory?invoice=${first._id}`,
      store: { history: [aCompletedShift()], invoices: [added, first] },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice LS-000042' }));
    expect(dialog.getByText(/CN-000007 of Wed, May 6, 2026: 1.00 h less/)).toBeInTheDocument();
    expect(dialog.getByText('-$29.89')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Invoice LS-000043' }));
    const other = within(await screen.findByRole('dialog', { name: 'Invoice LS-000043' }));
    await user.click(other.getByRole('button', { name: 'Open the first invoice' }));
    expect(await screen.findByRole('dialog', { name: 'Invoice LS-000042' })).toBeInTheDocument();
  });

  it('can be downloaded as PDF', async () => {
    const { user, api } = openInvoice();
    await user.click(await screen.findByRole('button', { name: /Download PDF/ }));
    await waitFor(() => expect(saved).toEqual(['LS-000042.pdf']));
    expect(api.sentTo(invoicePdf)).toEqual([{ params: { id: anId(501) } }]);
  });

  it('says why its charge failed, and pays again', async () => {
    const { user, shell, api } = openInvoice(failed);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Your card was declined')).toBeInTheDocument();
    expect(dialog.getByText('Payment failed')).toBeInTheDocument();
    expect(dialog.getByText('Charged to Visa ending in 4242.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pay Again' }));
    expect(await dialog.findByText('Paid')).toBeInTheDocument();
    expect(api.sentTo(payInvoice)).toEqual([{ params: { id: anId(501) } }]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Invoice Paid' }]);
  });

  it('says so when the charge fails again', async () => {
    const { user, shell } = openInvoice(failed, { handlers: [handle(payInvoice, failed)] });
    await user.click(await screen.findByRole('button', { name: 'Pay Again' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Error', msg: 'Your card was declined' }]),
    );
  });

  it('says that its payment is disputed, over how much and until when', async () => {
    const disputes = [
      {
        _id: 'dp_1',
        amount: 241.37,
        status: 'open' as const,
        openedAt: '2026-05-06T13:00:00.000Z',
        respondBy: '2026-05-13T13:00:00.000Z',
      },
    ];
    openInvoice(anInvoice({ disputes }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Disputed')).toBeInTheDocument();
    expect(dialog.getByText(/disputes \$241\.37 of this payment/)).toBeInTheDocument();
    expect(dialog.getByText('It takes evidence until Wed, May 13, 2026')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('has refunds as lines, and is refunded where they are all of it', async () => {
    const at = '2026-05-06T13:00:00.000Z';
    openInvoice(anInvoice({ refunds: [{ _id: 're_1', amount: 241.37, at }] }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Refunded')).toBeInTheDocument();
    const line = dialog.getByText('Refunded on Wed, May 6, 2026');
    expect(line.nextElementSibling).toHaveTextContent('$241.37');
  });

  it('says how much was given back where it is a part', async () => {
    const at = '2026-05-06T13:00:00.000Z';
    openInvoice(anInvoice({ refunds: [{ _id: 're_1', amount: 41.37, at }] }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Refunded in part: $41.37')).toBeInTheDocument();
  });

  it('says what of it no card can be charged', async () => {
    openInvoice(anInvoice({ writtenOff: 0.4 }));
    const dialog = within(await screen.findByRole('dialog'));
    const line = await dialog.findByText('Not charged (too little for a card)');
    expect(line.nextElementSibling).toHaveTextContent('$0.40');
    expect(dialog.getByText('Paid')).toBeInTheDocument();
  });

  it('says what is owed again, and is paid again', async () => {
    const takenBack = anInvoice({
      status: 'open',
      amountDue: 100,
      paidAt: null,
      disputes: [
        {
          _id: 'dp_1',
          amount: 100,
          status: 'lost',
          openedAt: '2026-05-06T13:00:00.000Z',
          respondBy: null,
        },
      ],
      paymentError: { code: 'TAKEN_BACK', msg: 'Taken back', at: '2026-05-07T13:00:00.000Z' },
    });
    const { user } = openInvoice(takenBack);
    const dialog = within(await screen.findByRole('dialog'));
    const due = await dialog.findByText('Still to pay');
    expect(due.nextElementSibling).toHaveTextContent('$100.00');
    await user.click(dialog.getByRole('button', { name: 'Pay Again' }));
    expect(await dialog.findByText('Paid')).toBeInTheDocument();
  });

  it("says that the card's bank warned of it", async () => {
    openInvoice(anInvoice({ fraudWarnedAt: '2026-05-06T13:00:00.000Z' }));
    expect(await screen.findByText(/warned of fraud on Wed, May 6, 2026/)).toBeInTheDocument();
  });
});
