export { OverlappingRequestsModule } from './overlapping-requests.module.ts';
