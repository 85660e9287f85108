export { ShellFrame } from '../shell-frame.tsx';

export { createFakeShell, type FakeShell, type FakeShellSettings } from './fake-shell.ts';
