export { accessibilityProblems } from './accessibility.ts';
export { type AloneRendering, renderAlone } from './render-alone.tsx';
export { renderInTheme, type ThemeSettings } from './render-in-theme.tsx';
export { renderWithShell, type ShellSettings } from './render-with-shell.tsx';
export { type SpecifiedStates, specifyStates } from './specify-states.tsx';
