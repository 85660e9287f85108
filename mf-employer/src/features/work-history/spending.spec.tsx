import { spendingCsv } from '@leafshift/contracts/reports';
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

describe('What was spent', () => {
  it('is shown by store, role and worker, month by month', async () => {
    const invoice = anInvoice({ createdAt: '2026-05-11T12:00:00.000Z' });
    const { user, container } = open({
      store: { history: [aCompletedShift()], invoices: [invoice] },
    });
    const spending = await screen.findByRole('region', { name: 'Spending' });
    const row = (name: string) => within(spending).findByRole('row', { name: new RegExp(name) });
    expect(await row(invoice.location.locationName)).toHaveTextContent(invoice.total.toFixed(2));
    await user.click(within(spending).getByRole('button', { name: 'Worker' }));
    const [line] = invoice.workerArray;
    expect(await row(line?.name ?? '')).toHaveTextContent(String(line?.amount.toFixed(2)));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(spending).getByRole('button', { name: 'Month before' }));
    expect(await within(spending).findByText('No invoices in this month')).toBeVisible();
  });

  it('has its sum, and can be taken away as CSV', async () => {
    const billed = [1, 2].map((n) =>
      anInvoice({
        _id: anId(500 + n),
        number: `LS-00000${n}`,
        createdAt: '2026-05-11T12:00:00.000Z',
        location: { locationName: `Store ${n}`, fullAddress: '1 Main St', province: 'ON' },
      }),
    );
    const { user, api } = open({ store: { history: [aCompletedShift()], invoices: billed } });
    const spending = within(await screen.findByRole('region', { name: 'Spending' }));
    expect(await spending.findByRole('row', { name: /^Total/ })).toHaveTextContent('$482.74');
    await user.click(spending.getByRole('button', { name: /Spending as CSV/ }));
    const query = { from: '2026-05-01', to: '2026-05-31', by: 'store' };
    await waitFor(() => expect(api.sentTo(spendingCsv)).toEqual([{ query }]));
    expect(saved).toEqual(['leafshift-spending-store-2026-05-01-2026-05-31.csv']);
  });
});
