import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ToolPopover } from './tool-popover.tsx';
import { UserMenuList } from './user-menu-list.tsx';

const tool = () =>
  renderInShell(
    <>
      <ToolPopover
        label="Settings"
        icon={<svg aria-hidden />}
        content={(close) => (
          <button type="button" onClick={close}>
            Dark
          </button>
        )}
      />
      <button type="button">Elsewhere</button>
    </>,
    { api: createMockApi() },
  );

const gear = () => screen.getByRole('button', { name: 'Settings' });
const panel = () => screen.queryByRole('dialog', { name: 'Settings' });

describe('a panel of the header', () => {
  it('opens below its button, comes next for the keyboard, and closes from within', async () => {
    const { user, baseElement } = tool();
    expect(panel()).not.toBeInTheDocument();
    await user.click(gear());
    expect(gear()).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(panel()).not.toBeInTheDocument();
  });

  it('closes by Escape, which gives the focus back, by its button and by what is elsewhere', async () => {
    const { user } = tool();
    await user.click(gear());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(gear()).toHaveFocus();
    await user.click(gear());
    await user.click(gear());
    expect(panel()).not.toBeInTheDocument();
    await user.click(gear());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(panel()).not.toBeInTheDocument();
    await user.click(gear());
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });
});

describe('the menu of the user', () => {
  it('begins at its first entry; arrows go around, Home and End to its ends', async () => {
    const chosen = jest.fn();
    const { user, baseElement } = renderInShell(
      <header>
        <UserMenuList
          label="Account menu"
          choices={[
            { icon: 'profile', text: 'Profile', choose: chosen },
            { icon: 'settings', text: 'Settings', choose: chosen },
          ]}
          last={{ icon: 'signOut', text: 'Sign out', choose: chosen }}
        />
      </header>,
      { api: createMockApi() },
    );
    const item = (name: string) => screen.getByRole('menuitem', { name });
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    expect(item('Profile')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('Sign out')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('Settings')).toHaveFocus();
    await user.keyboard('{End}{Home}{Enter}');
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});
