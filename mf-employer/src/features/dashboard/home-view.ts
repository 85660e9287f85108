/** What home shows its shifts in. */
export const HOME_VIEWS = ['week', 'month'] as const;
export type HomeView = (typeof HOME_VIEWS)[number];

/** Where the device keeps what was chosen last. */
export const HOME_VIEW_KEY = 'homeCalendar';

/** Whether home shows the week or the month: as the address says, else as last chosen on this device. */
export function homeView(search: URLSearchParams): HomeView {
  const named = search.has('day')
    ? 'month'
    : (search.get('by') ?? localStorage.getItem(HOME_VIEW_KEY));
  return HOME_VIEWS.find((view) => view === named) ?? 'week';
}
