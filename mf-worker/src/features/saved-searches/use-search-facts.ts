import { useTranslation } from 'react-i18next';
import { useFilterChips } from '../find-work/search/use-filter-chips.ts';
import type { WorkFilters } from '../find-work/search/work-filters.ts';

/** What a search looks for, in one line. */
export function useSearchFacts(filters: WorkFilters): string {
  const { t } = useTranslation('mf-worker');
  const labels = useFilterChips(filters).map(({ label }) => label);
  const words = filters.q === undefined ? [] : [t('savedSearches.words', { words: filters.q })];
  return [...words, ...labels].join(' · ') || t('savedSearches.everything');
}
