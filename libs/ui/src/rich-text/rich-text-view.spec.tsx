import { renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { RichTextView } from './rich-text-view.tsx';

describe('RichTextView', () => {
  it('shows what the writer formatted', () => {
    renderInTheme(<RichTextView html="<h2>Your day</h2><ul><li>Roll <em>joints</em></li></ul>" />);
    expect(screen.getByRole('heading', { name: 'Your day' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Roll joints');
  });

  it.each([
    ['a script', '<script>window.stolen = 1</script>'],
    ['an image with a handler', '<img src=x onerror="window.stolen = 1">'],
    ['a handler', '<p onclick="window.stolen = 1">x</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a style', '<p style="position:fixed">x</p><style>*{display:none}</style>'],
  ])('drops %s', (_what, html) => {
    const { container } = renderInTheme(<RichTextView html={html} />);
    expect(container.innerHTML).not.toMatch(/script|img|onclick|iframe|style/);
  });

  it('opens links elsewhere and refuses addresses that run code', () => {
    renderInTheme(
      <RichTextView html='<a href="https://ocs.ca">Shop</a> <a href="javascript:alert(1)">Bad</a>' />,
    );
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByText('Bad')).not.toHaveAttribute('href');
  });
});
