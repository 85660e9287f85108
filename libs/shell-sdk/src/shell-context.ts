import { createContext } from 'react';
import type { ShellApi } from './shell-api.ts';

/** This remote's own copy: the shell hands its objects over by value, never through a shared context. */
export const ShellContext = createContext<ShellApi | null>(null);
