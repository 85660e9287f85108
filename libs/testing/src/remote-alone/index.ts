export type { RemoteAlone } from './remote-alone.ts';
export { showRemoteAlone } from './show-remote-alone.tsx';
