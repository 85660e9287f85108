export { SuspendedWorkersModule } from './suspended-workers.module.ts';
