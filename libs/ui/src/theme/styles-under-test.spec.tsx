import { renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import Button from 'antd/es/button';
import Tabs from 'antd/es/tabs';

describe('styles of components in specs', () => {
  it('hide what a component hides by a class alone', async () => {
    const pages = ['Shifts', 'Payouts'].map((label) => ({
      key: label,
      label,
      children: <p>{`All ${label}`}</p>,
    }));
    const { user } = renderInTheme(<Tabs items={pages} />);

    await user.click(screen.getByRole('tab', { name: 'Payouts' }));

    expect(screen.getByText('All Payouts')).toBeVisible();
    expect(screen.getByText('All Shifts')).not.toBeVisible();
  });

  it('say nothing of how it looks, which jsdom would try on every element', () => {
    renderInTheme(<Button>Post</Button>);
    const button = screen.getByRole('button', { name: 'Post' });

    expect(document.head).toHaveTextContent(/\.ant-btn[^}]*font-weight/);
    expect(getComputedStyle(button).display).toBe('inline-flex');
    expect(getComputedStyle(button).fontWeight).toBe('');
  });
});
