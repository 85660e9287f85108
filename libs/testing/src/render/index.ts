export { accessibilityProblems } from './accessibility.ts';
export { renderInTheme, type ThemeSettings } from './render-in-theme.tsx';
export { renderWithShell, type ShellSettings } from './render-with-shell.tsx';
