export { WorkerAvatar } from './worker-avatar.tsx';
