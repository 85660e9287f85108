import type { NotificationKind } from '@leafshift/contracts/notification';
import type { MemberPermission } from '@leafshift/domain/business-members';
import type { NewNotification } from './notification.ts';

/** What a member needs to be told; of what happens at shifts everybody of the store is told. */
const NEEDS: Readonly<Partial<Record<NotificationKind, MemberPermission>>> = {
  'payment-failed': 'billing',
  'payment-succeeded': 'billing',
  'payment-refunded': 'billing',
  'payment-taken-back': 'billing',
  'hours-disputed': 'money',
  'hours-decided': 'money',
  'document-approved': 'settings',
  'document-rejected': 'settings',
  'posting-approved': 'money',
  'posting-rejected': 'money',
  'posting-taken-down': 'money',
  'account-suspended': 'closing',
  'account-restored': 'closing',
  'appeal-received': 'closing',
  'appeal-answered': 'closing',
  'account-under-review': 'closing',
  'account-cleared': 'closing',
  'support-answered': 'closing',
};

const LINKED = /[?&](?<what>shift|invoice)=(?<id>[0-9a-f]{24})/;

/** Whom of a business a notification concerns (BUSINESS-8): no amount reaches who sees no money. */
export function concernOf({ kind, params, link }: NewNotification) {
  const needs = NEEDS[kind] ?? (params.amount === undefined ? 'shifts' : 'money');
  const { what, id } = link?.match(LINKED)?.groups ?? {};
  return {
    needs,
    about: what && id ? { kind: what as 'shift' | 'invoice', id } : null,
  };
}
