import { notificationsKey } from '@leafshift/data-access';
import { anEmployer, anId } from '@leafshift/testing/builders';
import { renderWithShell } from '@leafshift/testing/render';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLiveUpdates } from './use-live-updates.ts';

const SHIFTS = ['posts', 'list'];

function Times({ of }: { of: QueryKey }) {
  const times = useRef(0);
  const { data } = useQuery({
    queryKey: of,
    queryFn: () => {
      times.current += 1;
      return times.current;
    },
  });
  return (
    <p>
      {String(of[0])}: {data}
    </p>
  );
}

function Page() {
  useLiveUpdates([['posts']]);
  return (
    <>
      <Times of={SHIFTS} />
      <Times of={notificationsKey} />
    </>
  );
}

const shown = (text: string) => screen.findByText(text);

describe('an open page', () => {
  it('fetches shifts again when one has changed, and nothing else', async () => {
    const { shell } = renderWithShell(<Page />, { user: anEmployer() });
    await shown('posts: 1');
    act(() => shell.emit('postUpdated', { postId: anId(1) }));
    expect(await shown('posts: 2')).toBeVisible();
    expect(await shown(`${notificationsKey[0]}: 1`)).toBeVisible();
  });

  it('fetches once for changes that follow each other closely, and what changed last is among it', async () => {
    const { shell } = renderWithShell(<Page />, { user: anEmployer() });
    await shown('posts: 1');
    act(() => shell.emit('postUpdated', { postId: anId(1) }));
    await shown('posts: 2');
    act(() => {
      for (let shift = 2; shift <= 40; shift += 1) {
        shell.emit('postUpdated', { postId: anId(shift) });
      }
    });
    expect(await shown('posts: 3')).toBeVisible();
  });

  it('fetches everything again after a reconnect, because events may have been missed', async () => {
    const { shell } = renderWithShell(<Page />, { user: anEmployer() });
    await shown('posts: 1');
    act(() => shell.reconnect());
    expect(await shown('posts: 2')).toBeVisible();
    expect(await shown(`${notificationsKey[0]}: 2`)).toBeVisible();
  });
});
