export { AvailabilityModule } from './availability.module.ts';
export { type Offered, type UnsuitedBy, WorkerAvailability } from './domain/worker-availability.ts';
