import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Rating } from './rating.tsx';
import { DEFAULT_RATING, RatingInput } from './rating-input.tsx';

function Holder() {
  const [value, setValue] = useState(DEFAULT_RATING);
  return <RatingInput label="Rate Ana Roy" value={value} onChange={setValue} />;
}

describe('Rating', () => {
  it('shows two decimals, and says them', () => {
    renderInTheme(<Rating value={4.5} />);
    expect(screen.getByText('Rated 4.50 out of 5')).toBeInTheDocument();
  });

  it('says that there is none yet', () => {
    renderInTheme(<Rating value={null} />);
    expect(screen.getByText('No rating yet')).toBeVisible();
  });
});

describe('RatingInput', () => {
  it('begins at 4 and takes clicks and arrow keys', async () => {
    const { user, container } = renderInTheme(<Holder />);
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Rate Ana Roy' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
