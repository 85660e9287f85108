import { aLocation, anId, aPaymentMethod } from '@leafshift/testing/builders';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { LocationList } from '../locations/location-list.tsx';
import { PaymentMethodList } from '../payment-methods/payment-method-list.tsx';
import { SupervisorList } from '../supervisors/supervisor-list.tsx';

const nothing = () => undefined;

describe('the lists of a profile', () => {
  it('say in the words of the rules that they are empty', () => {
    renderInTheme(
      <>
        <SupervisorList supervisors={[]} onRemove={nothing} />
        <LocationList locations={[]} onRemove={nothing} />
        <PaymentMethodList methods={[]} />
      </>,
    );
    for (const [title, text] of [
      ['Supervisor List', 'Please add a supervisor'],
      ['Locations List', 'Please add a location'],
      ['Payment Method', 'No Payment Methods Added'],
    ] as const) {
      expect(screen.getByRole('region', { name: title })).toHaveTextContent(text);
    }
  });

  it('ask before they remove an entry', async () => {
    const onRemove = jest.fn();
    const { user, container } = renderInTheme(
      <LocationList
        locations={[aLocation(), aLocation({ _id: anId(102), locationName: 'Warehouse' })]}
        onRemove={onRemove}
      />,
    );
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Warehouse' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith(anId(102)));
  });

  it('keeps the Locations List at most 150 px high', () => {
    renderInTheme(<LocationList locations={[aLocation()]} onRemove={nothing} />);
    expect(screen.getByRole('list')).toHaveStyle({ maxHeight: '150px' });
  });

  it('shows of a card its last four digits and its expiry', () => {
    renderInTheme(<PaymentMethodList methods={[aPaymentMethod()]} />);
    expect(screen.getByText('Visa ending in 4242')).toBeVisible();
    expect(screen.getByText('Expires 08/29')).toBeVisible();
  });
});
