import { myProfile } from '@leafshift/contracts/profile';
import { useSession, useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { anEmployer, aProfile } from '../builders/index.ts';
import { createMockApi, handle } from '../mock-api/index.ts';
import { renderWithShell } from './render-with-shell.tsx';

function Page() {
  const { api, notify } = useShell();
  const session = useSession();
  const { id } = useParams();
  const profile = useQuery({ queryKey: ['profile'], queryFn: () => api.send(myProfile, {}) });
  return (
    <button type="button" onClick={() => notify('Info', `Shift ${id}`)}>
      {session.status === 'signed-in' && session.user.email} {profile.data?.phoneNumber}
    </button>
  );
}

describe('renderWithShell', () => {
  it('gives a page its session, its API, its route and its alerts', async () => {
    const { user, shell } = renderWithShell(<Page />, {
      user: anEmployer(),
      api: createMockApi([handle(myProfile, aProfile())]),
      path: '/find-work/7',
      route: '/find-work/:id?',
    });
    const button = await screen.findByRole('button', {
      name: 'hiring@mapleleaf.example +14165550100',
    });
    await user.click(button);
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'Shift 7' }]);
  });
});

describe('a wait for what never comes', () => {
  it('ends with the page as it is then, printed once', async () => {
    renderWithShell(<p>All shifts</p>);
    const { message } = await screen.findByText('Payouts', {}, { timeout: 60 }).then(
      () => new Error('It came'),
      (error: Error) => error,
    );

    expect(message).toMatch(/^Unable to find an element with the text: Payouts/);
    expect(message.match(/All shifts/g)).toHaveLength(1);
  });
});
