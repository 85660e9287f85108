export { ScheduleModule } from './schedule.module.ts';
