import { anApiError } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const noop = () => {};

function Holder({ onConfirm }: { onConfirm: () => unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Skip Onboarding
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Are you sure you want to skip onboarding?"
        confirmLabel="Skip"
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await onConfirm();
          setOpen(false);
        }}
      >
        You can only use the permanent-position job posting part.
      </ConfirmDialog>
    </>
  );
}

const setUp = async (onConfirm: () => unknown) => {
  const rendered = renderInTheme(<Holder onConfirm={onConfirm} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Skip Onboarding' }));
  return rendered;
};

describe('ConfirmDialog', () => {
  it('does what it asks about, once it is confirmed', async () => {
    const onConfirm = jest.fn();
    const { user, baseElement } = await setUp(onConfirm);
    expect(screen.getByRole('dialog', { name: /Are you sure/ })).toHaveTextContent('You can only');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is seen as soon as it is there', () => {
    renderInTheme(
      <ConfirmDialog isOpen title="Sure?" confirmLabel="Skip" onCancel={noop} onConfirm={noop}>
        You can only use the permanent-position job posting part.
      </ConfirmDialog>,
    );
    expect(screen.getByText(/You can only/)).toBeVisible();
  });

  it('leaves everything as it is on Escape, and gives the focus back', async () => {
    const onConfirm = jest.fn();
    const { user } = await setUp(onConfirm);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Skip Onboarding' })).toHaveFocus();
  });

  it('stays open and says why it failed', async () => {
    const { user } = await setUp(() => Promise.reject(anApiError('DEPENDENCY_DOWN')));
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A service that we need');
    expect(screen.getByRole('button', { name: 'Skip' })).toBeEnabled();
  });
});
