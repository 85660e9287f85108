export { AdminModule } from './admin.module.ts';
export { AccountAdministration } from './api/account-administration.ts';
export { Reviews } from './api/reviews.ts';
