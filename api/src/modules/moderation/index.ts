export { ModerationModule } from './moderation.module.ts';
