import type { AlertKind } from '@leafshift/shell-sdk';

/** Alert toasts as the shell shows them, in the plainest form. */
const SHOWN_MS = 1800;

export function notify(kind: AlertKind, msg: string): void {
  const toast = document.createElement('div');
  toast.role = 'status';
  toast.textContent = `${kind}: ${msg}`;
  toast.style.cssText =
    'position:fixed;inset-block-start:16px;inset-inline:0;margin:auto;width:fit-content;max-width:80%;padding:10px 20px;border-radius:10px;background:var(--ls-text);color:var(--ls-surface);z-index:3000';
  document.body.append(toast);
  setTimeout(() => toast.remove(), SHOWN_MS);
}
