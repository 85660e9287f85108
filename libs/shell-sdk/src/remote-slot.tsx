import { useShell } from './hooks.ts';
import type { SlotName } from './manifest.ts';

/**
 * A place on this remote's page that other remotes may draw into, as its manifest `offers`. Each part
 * has its own boundary: one that fails leaves the page alone. Nothing where nobody draws.
 */
export function RemoteSlot({ name }: { readonly name: SlotName }) {
  const { Slot } = useShell();
  return Slot ? <Slot name={name} /> : null;
}
