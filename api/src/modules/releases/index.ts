export { WorkerRelease } from './application/worker-release.ts';
export { ReleasesModule } from './releases.module.ts';
