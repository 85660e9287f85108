import { payoutsCsv } from '@leafshift/contracts/payouts';
import { aCompletedShift } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as WorkHistoryPage } from '../../routes/work-history-page.tsx';

atNow();

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:pay';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

async function openExport(
  handlers: NonNullable<Parameters<typeof renderWorker>[1]>['handlers'] = [],
) {
  const page = renderWorker(<WorkHistoryPage />, {
    path: '/workhistory',
    store: { completed: [aCompletedShift()] },
    handlers,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  return {
    ...page,
    dialog: within(await screen.findByRole('dialog', { name: 'Export your pay' })),
  };
}

describe("The export of a worker's pay", () => {
  it('saves everything where no days are chosen', async () => {
    const { user, dialog, api } = await openExport();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));

    await waitFor(() => expect(saved).toEqual(['leafshift-pay.csv']));
    expect(api.sentTo(payoutsCsv)).toEqual([{ query: {} }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('saves the days that are chosen', async () => {
    const { user, dialog, api } = await openExport();
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-04-01' } });
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-04-30' } });
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));

    await waitFor(() => expect(saved).toEqual(['leafshift-pay_2026-04-01_2026-04-30.csv']));
    expect(api.sentTo(payoutsCsv)).toEqual([{ query: { from: '2026-04-01', to: '2026-04-30' } }]);
  });

  it('says in place why it could not be fetched', async () => {
    const { user, dialog } = await openExport([failing(payoutsCsv, 'DEPENDENCY_DOWN')]);
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('A service that we need');
    expect(saved).toEqual([]);
  });
});
