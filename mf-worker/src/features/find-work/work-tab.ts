/** The three lists of Find Work, as they stand in the URL (SHIFT-10). */
export const WORK_TABS = ['find-work', 'requests', 'confirmed'] as const;
export type WorkTab = (typeof WORK_TABS)[number];

export const workTabOf = (value: string | null): WorkTab | null =>
  WORK_TABS.find((tab) => tab === value) ?? null;
