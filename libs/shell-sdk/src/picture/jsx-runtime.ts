import type { Drawn } from './nodes.ts';

// In place of `react/jsx-runtime` in the build of a picture.

export const jsx = (type: Drawn['type'], props: Drawn['props']): Drawn => ({ type, props });
export const jsxs = jsx;
export const Fragment = ({ children }: Drawn['props']): unknown => children;
