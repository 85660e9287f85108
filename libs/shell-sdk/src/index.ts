export { defineRemote } from './define-remote.tsx';
export {
  useLanguage,
  useRealtime,
  useReconnect,
  useSearched,
  useSession,
  useShell,
  useUser,
} from './hooks.ts';
export {
  CONTRACT_VERSION,
  type RemoteManifest,
  type RemoteName,
  type RemoteRoute,
  SEARCH_SLOT,
  type SlotName,
} from './manifest.ts';
export type {
  ConnectedRemote,
  ExposedRemote,
  LoadPart,
} from './remote.ts';
export { RemoteSlot } from './remote-slot.tsx';
export type { AlertKind, Readable, SessionState, ShellApi } from './shell-api.ts';
export { ShellFrame } from './shell-frame.tsx';
export { useReadable } from './use-readable.ts';
