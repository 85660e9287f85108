export { ClosingGuard } from './closing-guard.tsx';
export { FormModal } from './form-modal.tsx';
export { useClosingGuard } from './use-closing-guard.ts';
export { useUnsavedInput } from './use-unsaved-input.ts';
