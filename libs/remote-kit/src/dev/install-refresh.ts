import { injectIntoGlobalHook } from 'react-refresh/runtime';

interface Hook {
  inject(renderer: unknown): number;
  readonly renderers: Map<number, unknown>;
}

// Before React: remotes replace components only in a React that was told of it when it started.
injectIntoGlobalHook(window);

const hook = (window as unknown as { readonly __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook })
  .__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject } = hook;
// Each remote has a runtime of its own, which comes after React and looks for it here.
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
