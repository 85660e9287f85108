import type { AlertKind } from '@leafshift/shell-sdk';
import styles from './frame.module.css';

const SHOWN_MS = 1800;

/** Shows alert toasts as the shell does, in a simpler form. */
export function showToast(kind: AlertKind, msg: string): void {
  const toast = document.createElement('div');
  toast.role = 'status';
  toast.textContent = `${kind}: ${msg}`;
  toast.className = styles.toast ?? '';
  document.body.append(toast);
  setTimeout(() => toast.remove(), SHOWN_MS);
}
