import type { Readable } from '@leafshift/shell-sdk';
import { atom } from 'jotai';
import type { Core } from '../composition/core.ts';
import { readableAtom } from './readable-atom.ts';
import { createShellRouter } from './router.tsx';

export interface MountedRouter {
  /** Another for each router, so that nothing of the one before stays on the page. */
  readonly key: number;
  readonly router: ReturnType<typeof createShellRouter>;
}

/** The router that is mounted. It is made anew when the type of who is signed in changes. */
export function createRouterSource(core: Core): Readable<MountedRouter> {
  const audience = (): string | null => {
    const state = core.session.state.get();
    if (state.status === 'loading') return null;
    return state.status === 'signed-in' ? state.user.usertype : 'visitor';
  };
  let lastKey = 0;
  const create = (): MountedRouter => {
    const router = createShellRouter(core);
    lastKey += 1;
    core.navigation.attach((path, options) => {
      router.navigate(path, options).catch(reportError);
    });
    return { key: lastKey, router };
  };

  const routerAtom = atom(create());
  let mountedFor = audience();
  core.session.state.subscribe(() => {
    const now = audience();
    // While the session loads, the router waits for it; it was made for whoever comes out.
    if (now === null || now === mountedFor) return;
    if (mountedFor === null) {
      mountedFor = now;
      return;
    }
    mountedFor = now;
    core.store.get(routerAtom).router.dispose();
    core.store.set(routerAtom, create());
  });
  return readableAtom(core.store, routerAtom);
}
