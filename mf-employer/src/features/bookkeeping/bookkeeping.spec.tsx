import { saveBookkeeping } from '@leafshift/contracts/bookkeeping';
import { aLocation, anEmployer, anId } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { renderEmployer } from '../../../dev/render-employer.tsx';
import { BookkeepingSection } from './bookkeeping-section.tsx';

const LOCATIONS = [
  aLocation({ _id: anId(101), locationName: 'Queen Street Shop' }),
  aLocation({ _id: anId(102), locationName: 'Gastown' }),
];

const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<BookkeepingSection locations={LOCATIONS} />, settings);
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const ofStore = (name: string) => within(screen.getByRole('group', { name }));

describe('Invoicing', () => {
  it('takes the numbers of the business and of each store', async () => {
    const { user, api, shell, container } = open();
    await user.type(await field(/^GST\/HST number/), '12345 6782 rt0001');
    await user.type(ofStore('Gastown').getByRole('textbox', { name: /^Cost centre/ }), '4100');
    await user.click(screen.getByRole('button', { name: 'Save invoicing' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Invoicing saved' }]),
    );
    expect(api.sentTo(saveBookkeeping)).toEqual([
      {
        body: {
          gstNumber: '123456782RT0001',
          purchaseOrder: null,
          stores: [
            { location: anId(101), purchaseOrder: null, costCentre: null },
            { location: anId(102), purchaseOrder: null, costCentre: '4100' },
          ],
        },
      },
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says beside the field that a GST/HST number cannot be right', async () => {
    const { user, api } = open();
    const number = await field(/^GST\/HST number/);
    await user.type(number, '123456789RT0001');
    await user.click(screen.getByRole('button', { name: 'Save invoicing' }));
    expect(number).toHaveAccessibleDescription(/check its digits/);
    expect(api.sentTo(saveBookkeeping)).toEqual([]);
  });

  it('shows what is set', async () => {
    const store = { location: anId(102), purchaseOrder: 'PO-9', costCentre: null };
    open({ store: { bookkeeping: { gstNumber: null, purchaseOrder: 'PO-7', stores: [store] } } });
    await screen.findByDisplayValue('PO-7');
    expect(ofStore('Gastown').getByDisplayValue('PO-9')).toBeVisible();
  });

  it.each([
    ['no money', { role: 'coordinator', may: ['shifts'], stores: null }],
    ['one store only', { role: 'manager', may: ['shifts', 'money'], stores: [anId(101)] }],
  ] as const)('is not there for who sees %s', (_, { role, may, stores }) => {
    const business = {
      _id: anId(1),
      name: 'Maple Leaf',
      role,
      may: [...may],
      stores: stores && [...stores],
    };
    open({ store: { user: anEmployer({ business }) } });
    expect(screen.queryByRole('region', { name: 'Invoicing' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Invoicing' })).not.toBeInTheDocument();
  });
});
