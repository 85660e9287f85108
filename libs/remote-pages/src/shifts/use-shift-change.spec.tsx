import { getPost, requestShift } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { aTempPost, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { postKey, postsKey } from './post-keys.ts';
import { useShiftChange } from './use-shift-change.ts';

const shift = aTempPost();

function Shift() {
  const { api } = useShell();
  const shown = useQuery({
    queryKey: postKey(shift._id),
    queryFn: () => api.send(getPost, { params: { id: shift._id } }),
  });
  const request = useShiftChange<string>({
    send: (client, id) => client.send(requestShift, { params: { id } }),
    done: 'Request Sent',
  });
  return (
    <button type="button" onClick={() => request.mutate(shift._id)}>
      {shown.data?.name}
    </button>
  );
}

const open = (handler: Handler) => {
  const api = createMockApi([handle(getPost, shift), handler]);
  return { api, ...renderWithShell(<Shift />, { user: aWorker(), api }) };
};

describe('a change of a shift', () => {
  it('shows the answer, says that it is done and fetches every list again', async () => {
    const { api, user, shell } = open(handle(requestShift, shift));
    await user.click(await screen.findByRole('button', { name: shift.name }));
    await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Request Sent' }]));
    await waitFor(() => expect(api.sentTo(getPost)).toHaveLength(2));
    expect(postKey(shift._id).slice(0, 1)).toEqual(postsKey);
  });

  it('says why it was refused, in the kind that the rule names', async () => {
    const { user, shell } = open(failing(requestShift, 'SHIFT_FULL'));
    await user.click(await screen.findByRole('button', { name: shift.name }));
    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(shell.alerts[0]?.kind).toBe('Info');
  });
});
