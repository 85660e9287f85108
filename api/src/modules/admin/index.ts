export { AdminModule } from './admin.module.ts';
export { AccessAdministration } from './application/access-administration.ts';
export { AccountAdministration } from './application/account-administration.ts';
export { AdminActions } from './application/admin-actions.ts';
export { AdminTeam } from './application/admin-team.ts';
export { AuditSearch } from './application/audit-search.ts';
export { PayoutDecisions } from './application/payout-decisions.ts';
export { Reviews } from './application/reviews.ts';
