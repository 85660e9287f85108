export { Appeals } from './application/appeals.ts';
export { accountRestored, accountSuspended } from './application/suspension-events.ts';
export { Suspensions } from './application/suspensions.ts';
export { SuspensionsModule } from './suspensions.module.ts';
