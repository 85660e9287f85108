export { type AloneCase, type RemoteAlone, showRemoteAlone } from './show-remote-alone.tsx';
