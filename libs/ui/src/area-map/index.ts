export { AreaMap } from './area-map.tsx';
export type { PinnedPlace } from './clusters.ts';
export { movedBy, windTo } from './geometry.ts';
export { MapPins } from './map-pins.tsx';
export { PickedPoint } from './picked-point.tsx';
export { useDistanceText } from './use-distance-text.ts';
