export { lazyPart, usePreload } from './lazy-part.ts';
export { OnDemand } from './on-demand.tsx';
