export { AdminModule } from './admin.module.ts';
export { AccessAdministration } from './application/access-administration.ts';
export { AccountAdministration } from './application/account-administration.ts';
export { AdminActions } from './application/admin-actions.ts';
export { Reviews } from './application/reviews.ts';
