export { ShellFrame } from '../shell-frame.tsx';
export { noApi } from './fake-api.ts';
export { type FakeReadable, fakeReadable } from './fake-readable.ts';
export { createFakeShell, type FakeShell, type FakeShellSettings } from './fake-shell.ts';
