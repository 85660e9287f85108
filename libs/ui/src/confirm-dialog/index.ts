export { ConfirmDialog } from './confirm-dialog.tsx';
export { Consequences } from './consequences.tsx';
