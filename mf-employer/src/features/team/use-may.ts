import type { MemberPermission } from '@leafshift/domain/business-members';
import { useUser } from '@leafshift/shell-sdk';
import { may } from './may.ts';

/** Whether I may do something for my business. */
export const useMay = (permission: MemberPermission): boolean => may(useUser(), permission);
