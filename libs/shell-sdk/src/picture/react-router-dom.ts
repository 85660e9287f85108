import { jsx } from './jsx-runtime.ts';
import type { Drawn } from './nodes.ts';

// In place of `react-router-dom` in the build of a picture: its links are the browser's own.

export const Link = ({ to, ...props }: Drawn['props']): Drawn => jsx('a', { href: to, ...props });
