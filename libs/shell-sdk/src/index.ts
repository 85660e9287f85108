export { defineRemote } from './define-remote.tsx';
export {
  useLanguage,
  useRealtime,
  useReconnect,
  useSession,
  useShell,
  useThemeName,
  useUser,
} from './hooks.ts';
export {
  CONTRACT_VERSION,
  NAV_LABELS,
  type NavEntry,
  type NavLabel,
  REMOTE_NAMES,
  type RemoteManifest,
  type RemoteName,
  type RemoteRoute,
  SKELETONS,
  type SkeletonShape,
  SLOTS,
  type SlotName,
} from './manifest.ts';
export type {
  ConnectedRemote,
  ExposedRemote,
  LoadPage,
  LoadPart,
  LoadSlot,
  RemoteDefinition,
} from './remote.ts';
export type { AlertKind, Readable, SessionState, ShellApi, ShellConfig } from './shell-api.ts';
export { ShellFrame } from './shell-frame.tsx';
export { useReadable } from './use-readable.ts';
