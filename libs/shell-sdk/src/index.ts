export {
  CONTRACT_VERSION,
  type NavEntry,
  REMOTE_NAMES,
  type RemoteDefinition,
  type RemoteManifest,
  type RemoteName,
  type RemoteRoute,
  SLOTS,
  type SlotName,
} from './remote.ts';
export type { AlertKind, Readable, SessionState, ShellApi, ShellConfig } from './shell-api.ts';
