import { Id } from '@leafshift/contracts/core';
import { APPLICATION_STAGES } from '@leafshift/domain/applications';
import { useSearchParams } from 'react-router-dom';
import type { ApplicantFilters } from './queries.ts';

/** Filters and the opened applicant, from the address. */
export function useApplicantFilters() {
  const [search, setSearch] = useSearchParams();
  const idOf = (name: string) => Id.safeParse(search.get(name)).data ?? null;
  const set = (name: string, value: string | null, replace = true) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const filters: ApplicantFilters = {
    postId: idOf('post'),
    stage: APPLICATION_STAGES.find((stage) => stage === search.get('stage')) ?? null,
    q: search.get('q') ?? '',
  };
  return {
    filters,
    isFiltered: filters.postId !== null || filters.stage !== null || filters.q !== '',
    filter: (name: 'post' | 'stage' | 'q', value: string) => set(name, value),
    applicantId: idOf('applicant'),
    open: (id: string) => set('applicant', id, false),
    close: () => set('applicant', null),
  };
}
