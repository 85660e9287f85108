import type { MemberPermission } from '@leafshift/domain/business-members';
import { useUser } from '@leafshift/shell-sdk';

/** Whether I may do something for my business (BUSINESS-1); who is alone in it may do everything. */
export const useMay = (permission: MemberPermission): boolean =>
  useUser().business?.may.includes(permission) ?? true;
