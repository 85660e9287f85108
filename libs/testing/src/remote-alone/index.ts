export { type AloneState, type ConnectedAlone, connectAlone } from './connect-alone.tsx';
export type { AloneView, RemoteAlone, Shown } from './remote-alone.ts';
export { showRemoteAlone } from './show-remote-alone.tsx';
