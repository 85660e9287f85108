import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NativeSelect } from './index.ts';

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'best-paid', label: 'Best paid first' },
] as const;

describe('a choice of a few', () => {
  it('says what it is for and what is chosen, and tells what somebody chooses', async () => {
    const onChange = jest.fn();
    render(<NativeSelect label="Order" value="newest" options={ORDERS} onChange={onChange} />);
    const select = screen.getByRole('combobox', { name: 'Order' });
    expect(select).toHaveDisplayValue('Newest first');
    await userEvent.selectOptions(select, 'Best paid first');
    expect(onChange).toHaveBeenCalledWith('best-paid');
  });
});
