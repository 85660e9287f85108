/** The two ways that Find Work shows open shifts, as they stand in the URL (FIND-9). */
export const WORK_VIEWS = ['list', 'map'] as const;
export type WorkView = (typeof WORK_VIEWS)[number];

const KEY = 'findWorkView';

export const workViewOf = (value: string | null): WorkView | null =>
  WORK_VIEWS.find((view) => view === value) ?? null;

/** The way that I last chose on this device. */
export const preferredView = (storage: Storage = localStorage): WorkView =>
  workViewOf(storage.getItem(KEY)) ?? 'list';

/** Keeps what was chosen on this device. */
export const keepView = (view: WorkView, storage: Storage = localStorage): void =>
  storage.setItem(KEY, view);
