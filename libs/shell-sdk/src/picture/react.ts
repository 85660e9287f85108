// In place of `react` in the build of a picture, which is drawn once: what a component remembers is what
// it begins with, and nothing happens after it is drawn.

let ids = 0;

export const useId = (): string => {
  ids += 1;
  return `picture-${ids}`;
};
export const useRef = <Value>(current: Value): { current: Value } => ({ current });
export const useState = <Value>(first: Value | (() => Value)): [Value, () => void] => [
  first instanceof Function ? first() : first,
  () => undefined,
];
export const useReducer = <State>(_reducer: unknown, state: State): [State, () => void] => [
  state,
  () => undefined,
];
export const useEffect = (): void => undefined;
export { Fragment } from './jsx-runtime.ts';
