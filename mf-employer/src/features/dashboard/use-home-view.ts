import { useSearchParams } from 'react-router-dom';

import { HOME_VIEW_KEY, type HomeView, homeView } from './home-view.ts';

/** What home shows, and how to choose it. */
export function useHomeView(): readonly [HomeView, (view: HomeView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = homeView(search);
  const show = (view: HomeView): void => {
    localStorage.setItem(HOME_VIEW_KEY, view);
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
  return [view, show];
}
