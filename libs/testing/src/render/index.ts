export { accessibilityProblems } from './accessibility.ts';

export { renderAlone } from './render-alone.tsx';
export { renderInTheme } from './render-in-theme.tsx';
export { renderWithShell } from './render-with-shell.tsx';
export { specifyStates } from './specify-states.tsx';
