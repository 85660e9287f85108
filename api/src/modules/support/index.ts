export { SupportRequests } from './application/support-requests.ts';
export type { SupportId } from './domain/support.ts';
export { SupportModule } from './support.module.ts';
