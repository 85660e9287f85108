import { fireEvent, render, screen } from '@testing-library/react';
import { WorkerAvatar } from './worker-avatar.tsx';

describe('WorkerAvatar', () => {
  it('shows the picture', () => {
    const { container } = render(<WorkerAvatar name="Ana Roy" photo="https://files.test/a.webp" />);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://files.test/a.webp');
  });

  it('shows initials where there is no picture, or none that loads', () => {
    const { container, rerender } = render(<WorkerAvatar name="Ana Roy" photo={null} />);
    expect(screen.getByText('AR')).toBeVisible();
    rerender(<WorkerAvatar name="Ana Roy" photo="https://files.test/gone.webp" />);
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('AR')).toBeVisible();
  });

  it('says the name where it stands alone', () => {
    render(<WorkerAvatar name="Ana Roy" photo={null} isLabelled />);
    expect(screen.getByRole('img', { name: 'Ana Roy' })).toBeVisible();
  });
});
