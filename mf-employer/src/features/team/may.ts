import type { User } from '@leafshift/contracts/users';
import type { MemberPermission } from '@leafshift/domain/business-members';

/** Whether somebody may do something for their business (BUSINESS-1); who is alone in it may do everything. */
export const may = ({ business }: User, permission: MemberPermission): boolean =>
  business?.may.includes(permission) ?? true;
