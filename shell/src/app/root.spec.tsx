import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { CONTENT_ID } from './content-id.ts';
import { Root } from './root.tsx';
import type { RouteHandle } from './route-handle.ts';

function Page() {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <Link to="/shifts">All shifts</Link>
      <Link to="/shifts/one">One shift</Link>
      <Link to="/shifts/one?tab=places">Its places</Link>
      <Link to="/postings/one">One posting</Link>
      <Link to="/postings/two">Another posting</Link>
    </main>
  );
}

function open(path: string): jest.SpyInstance {
  const handle: RouteHandle = { keepsPlace: true };
  const pages = [
    { path: '/shifts/:id?', handle, element: <Page /> },
    { path: '/postings/:id', element: <Page /> },
  ];
  const router = createMemoryRouter([{ element: <Root />, children: pages }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return jest.spyOn(window, 'scrollTo');
}

const link = (name: string) => screen.getByRole('link', { name });

describe('a change of the path', () => {
  it.each([
    ['to another page', '/shifts', 'One posting'],
    ['to another posting', '/postings/one', 'Another posting'],
  ])('%s scrolls to the top and moves the focus to it', async (_, from, to) => {
    const scrollTo = open(from);
    await userEvent.click(link(to));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each([
    ['chooses something on the page', '/shifts', 'One shift'],
    ['leaves what was chosen on it', '/shifts/one', 'All shifts'],
    ['names another part of it', '/shifts/one', 'Its places'],
  ])('that %s leaves scroll and focus alone', async (_, from, to) => {
    const scrollTo = open(from);
    await userEvent.click(link(to));
    expect(link(to)).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
