import { useSearchParams } from 'react-router-dom';

export const HOME_VIEWS = ['week', 'month'] as const;
export type HomeView = (typeof HOME_VIEWS)[number];

const STORED = 'homeCalendar';

/** Whether home shows the week or the month: as the address says, else as last chosen on this device. */
export function useHomeView(): readonly [HomeView, (view: HomeView) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.has('day') ? 'month' : (search.get('by') ?? localStorage.getItem(STORED));
  const show = (view: HomeView): void => {
    localStorage.setItem(STORED, view);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('day');
        after.set('by', view);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [HOME_VIEWS.find((view) => view === named) ?? 'week', show];
}
