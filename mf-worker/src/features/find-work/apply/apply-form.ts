import type { TempPost } from '@leafshift/contracts/posts';

export interface ApplyFormWindow {
  /** Loads the form. */
  show(): void;
  close(): void;
}

/**
 * Opens a window for the external form of a shift, where one is configured (SHIFT-9).
 * Browsers open windows only at once after a click, so it waits empty until the request
 * is made. Null where there is no form, or where the browser refuses.
 */
export function openApplyForm({ applyUrl }: TempPost): ApplyFormWindow | null {
  const form = applyUrl === undefined ? null : window.open('', '_blank');
  if (!form || applyUrl === undefined) return null;
  form.opener = null;
  return {
    show: () => form.location.replace(applyUrl),
    close: () => form.close(),
  };
}
