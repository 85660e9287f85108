import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Component as JobPostingRedirect } from './job-posting-redirect.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

describe('/jobposting of a worker', () => {
  it('is Find Work, with the days that were asked for', () => {
    render(
      <MemoryRouter initialEntries={['/jobposting?from=2026-05-20&to=2026-05-20']}>
        <Routes>
          <Route path="/jobposting" element={<JobPostingRedirect />} />
          <Route path="/find-work" element={<Address />} />
        </Routes>
      </MemoryRouter>,
    );

    expect(screen.getByText('/find-work?from=2026-05-20&to=2026-05-20')).toBeVisible();
  });
});
