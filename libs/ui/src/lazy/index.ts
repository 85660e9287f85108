export { lazyPart, usePreload, whenReached } from './lazy-part.ts';
export { OnDemand } from './on-demand.tsx';
