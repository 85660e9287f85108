import type { ReleaseContext } from './command.ts';

/** Takes the remote out of the portal: its pages, menu entries and slots are gone for new windows. */
export async function retire({ remote, store, by, now, say }: ReleaseContext): Promise<void> {
  await store.retire(remote, { by, at: now() });
  say(`${remote}: nobody gets it any more. Its releases stay; promote --release brings one back.`);
}
