import { readJobFilters } from '@leafshift/domain/job-facts';
import { useSearchParams } from 'react-router-dom';
import type { BoardFilters } from './queries.ts';

const SORTS = ['newest', 'best-paid'] as const;

const sortOf = (value: string | null): BoardFilters['sort'] =>
  SORTS.find((sort) => sort === value) ?? 'newest';

/** The board's filters as they stand in the URL, and a way to change some of them. */
export const useBoardFilters = (): readonly [
  BoardFilters,
  (change: Partial<BoardFilters>) => void,
] => {
  const [params, setParams] = useSearchParams();
  const filters: BoardFilters = {
    q: params.get('q') ?? '',
    province: params.get('province') ?? '',
    facts: readJobFilters((name) => params.get(name)),
    sort: sortOf(params.get('sort')),
    after: params.get('after') ?? '',
  };

  const change = (part: Partial<BoardFilters>): void => {
    const next = { ...filters, ...part };
    const lang = params.get('lang');
    setParams(
      {
        ...(next.q && { q: next.q }),
        ...(next.province && { province: next.province }),
        ...next.facts,
        ...(next.sort !== 'newest' && { sort: next.sort }),
        ...(lang && { lang }),
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return [filters, change];
};
