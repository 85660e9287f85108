export { FocusOnChange } from './focus-on-change.tsx';
export { useFocusOnChange } from './use-focus-on-change.ts';
