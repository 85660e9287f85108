/** The details of a shift. */
export const loadDetails = () => import('./shift-details.tsx');

/**
 * Has the browser fetch, while there is a network, what a shift's page loads on demand: it is needed where
 * there may be none (PLATFORM-30).
 */
export function keepShiftCode(): void {
  const parts = [
    loadDetails(),
    import('../assignment/withdraw-dialog.tsx'),
    import('../assignment/cancel-dialog.tsx'),
    import('../apply/disclaimer-dialog.tsx'),
    import('../../hours/dispute-dialog.tsx'),
    import('../../business-rating/rating-form.tsx'),
  ];
  // Without a network they are kept already or cannot be had; whoever needs one is told then.
  Promise.all(parts).catch(() => undefined);
}
