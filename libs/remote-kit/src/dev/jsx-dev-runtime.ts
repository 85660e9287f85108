import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Stands in for React's own runtime of development, which would need the React that belongs to it: the
 * shell's may be that of production.
 */
export const jsxDEV = (type: never, props: never, key: never, isStatic?: boolean): unknown =>
  isStatic ? jsxs(type, props, key) : jsx(type, props, key);

export { Fragment };
