export { BriefingsModule } from './briefings.module.ts';
