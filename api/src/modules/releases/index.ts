export { ReleasesModule } from './releases.module.ts';
