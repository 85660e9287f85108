export { TeamModule } from './team.module.ts';
