import { screen } from '@testing-library/react';
import { renderWorker } from '../../../../dev/render-worker.tsx';
import { FartherShifts } from './farther-shifts.tsx';

describe('what is said of shifts farther away', () => {
  const search = { filters: { withinKm: 50 }, sort: 'soonest' } as const;

  it.each([
    [12, false, '12 shifts are farther than 50 km away.'],
    [12, true, 'At least 12 shifts are farther than 50 km away.'],
    [0, true, 'There may be shifts farther than 50 km away.'],
  ])('where %i were counted, and that was a part of them: %s', async (count, isAtLeast, text) => {
    const onSearch = jest.fn();
    const shown = { search, count, isAtLeast, onSearch };
    const { user } = renderWorker(<FartherShifts {...shown} />);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all distances' }));
    expect(onSearch).toHaveBeenCalledWith({ ...search, filters: {} });
  });

  it('is nothing where all were counted and there are none', async () => {
    const shown = { search, count: 0, isAtLeast: false, onSearch: jest.fn() };
    renderWorker(<FartherShifts {...shown} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
