import type { AlertKind } from '@leafshift/shell-sdk';
import styles from './frame.module.css';

const SHOWN_MS = 1800;

/** Alert toasts as the shell shows them, in the plainest form. */
export function showToast(kind: AlertKind, msg: string): void {
  const toast = document.createElement('div');
  toast.role = 'status';
  toast.textContent = `${kind}: ${msg}`;
  toast.className = styles.toast ?? '';
  document.body.append(toast);
  setTimeout(() => toast.remove(), SHOWN_MS);
}
