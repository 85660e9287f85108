import { lazyPart, whenReached } from '@leafshift/ui/lazy';

/** The panel of a shift; its code is large, and most visits to a page open none. */
export const ShiftModal = lazyPart(async () => (await import('./shift-modal.tsx')).ShiftModal);

/** Properties of what opens a shift. */
export const whenShiftReached = whenReached(ShiftModal);
