export { AvailabilityModule } from './availability.module.ts';
export { WorkerAvailability } from './domain/worker-availability.ts';
