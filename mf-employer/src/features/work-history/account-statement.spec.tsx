import { accountStatementPdf } from '@leafshift/contracts/account-statements';
import { aCompletedShift, anId, anInvoice } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { WorkHistoryPage } from './work-history-page.tsx';

atNow();

const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<WorkHistoryPage />, { path: '/workhistory', ...settings });

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

describe('The account statement', () => {
  const note = {
    _id: 'note',
    number: 'CN-000007',
    name: 'Ana Roy',
    hours: 1,
    amount: 23,
    fees: 3.45,
    tax: 3.44,
    total: 29.89,
    createdAt: '2026-05-11T15:00:00.000Z',
  };
  const credited = anInvoice({
    createdAt: '2026-05-10T12:00:00.000Z',
    paidAt: '2026-05-10T12:05:00.000Z',
    creditNotes: [note],
  });
  const openOne = anInvoice({
    ...{ _id: anId(502), number: 'LS-000043', status: 'open', paidAt: null },
    createdAt: '2026-05-12T12:00:00.000Z',
  });
  const statement = async () =>
    within(await screen.findByRole('region', { name: 'Account statement' }));

  it('leads from what was owed to what is, with every paper and the balance after it', async () => {
    const { container } = open({
      store: { history: [aCompletedShift()], invoices: [openOne, credited] },
    });
    const section = await statement();
    const sum = async (label: string) => (await section.findByText(label)).nextElementSibling;
    expect(await sum('Owed at the beginning')).toHaveTextContent('$0.00');
    expect(await sum('Invoices')).toHaveTextContent('$482.74');
    expect(await sum('Payments')).toHaveTextContent('-$241.37');
    expect(await sum('Credit notes')).toHaveTextContent('-$29.89');
    expect(await sum('Owed so far')).toHaveTextContent('$241.37');
    const rows = section.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Invoice LS-000042.*\$241\.37\$241\.37$/),
      expect.stringMatching(/Payment LS-000042.*-\$241\.37\$0\.00$/),
      expect.stringMatching(/Credit note CN-000007.*-\$29\.89-\$29\.89$/),
      expect.stringMatching(/Refund CN-000007.*\$29\.89\$0\.00$/),
      expect.stringMatching(/Invoice LS-000043.*\$241\.37\$241\.37$/),
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads to the invoice, and can be taken away as PDF', async () => {
    const { user, api } = open({ store: { history: [aCompletedShift()], invoices: [credited] } });
    const section = await statement();
    await user.click(section.getByRole('button', { name: /Statement as PDF/ }));
    await waitFor(() =>
      expect(api.sentTo(accountStatementPdf)).toEqual([{ params: { period: '2026-05' } }]),
    );
    expect(saved).toEqual(['leafshift-statement-2026-05.pdf']);
    await user.click(await section.findByRole('button', { name: 'Credit note CN-000007' }));
    expect(await screen.findByRole('dialog', { name: 'Invoice LS-000042' })).toBeInTheDocument();
  });

  it('says where nothing moved', async () => {
    const { user } = open({ store: { history: [aCompletedShift()], invoices: [credited] } });
    const section = await statement();
    await user.click(section.getByRole('button', { name: 'Month before' }));
    expect(await section.findByText('No movements in this month')).toBeVisible();
  });
});
