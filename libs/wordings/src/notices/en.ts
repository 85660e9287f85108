import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  message: {
    'shift-requested': '{{name}} requested your {{jobTitle}} shift on {{date}}',
    'request-withdrawn': '{{name}} withdrew the request for your {{jobTitle}} shift on {{date}}',
    'worker-confirmed': '{{name}} confirmed you for the {{jobTitle}} shift on {{date}}',
    'place-cancelled':
      '{{name}} cancelled their place on your {{jobTitle}} shift on {{date}}. The place is open again',
    'shift-changed': '{{name}} changed the {{jobTitle}} shift on {{date}}',
    'shift-cancelled': '{{name}} cancelled the {{jobTitle}} shift on {{date}}',
    'shift-invited': '{{name}} invites you to the {{jobTitle}} shift on {{date}}',
    'shift-reminder': 'Your {{jobTitle}} shift at {{location}} starts on {{date}} at {{time}}',
    'clocked-in': '{{name}} clocked you in at {{at}} for the {{jobTitle}} shift on {{date}}',
    'clocked-out': '{{name}} clocked you out at {{at}} for the {{jobTitle}} shift on {{date}}',
    'no-show':
      '{{name}} marked you as not having come to the {{jobTitle}} shift on {{date}}. If you were there, please tell them',
    rated: '{{name}} gave you {{stars}} of 5 stars for the {{jobTitle}} shift on {{date}}',
    'invoice-created': 'Invoice {{invoice}} of {{amount}} for your {{jobTitle}} shift is ready',
    'payment-failed': 'Invoice {{invoice}} of {{amount}} could not be charged. {{reason}}',
    'payment-succeeded': 'Invoice {{invoice}} of {{amount}} is paid',
    'payout-waiting':
      'Your pay of {{amount}} from {{name}} waits for your bank details. Please connect a bank',
    'payout-sent': 'Your pay of {{amount}} from {{name}} is on its way to your bank',
    'document-submitted': '{{name}} submitted the {{document}} for review',
    'document-approved': 'Your {{document}} was approved',
    'document-rejected': 'Your {{document}} was not accepted: {{reason}}',
    'account-suspended': 'Your account is suspended. Please contact support',
    'account-restored': 'Your account is active again',
  },
  variant: {
    'place-cancelled.late':
      '{{name}} cancelled their place on your {{jobTitle}} shift on {{date}} with less than 24 hours notice. The place is open again',
    'account-suspended.late-cancellation':
      'Your account is suspended because a shift was cancelled with less than 24 hours notice. Please contact support',
  },
  subject: {
    'shift-requested': 'A worker requested your shift',
    'request-withdrawn': 'A request was withdrawn',
    'worker-confirmed': 'You are confirmed',
    'place-cancelled': 'A worker cancelled',
    'shift-changed': 'A shift has changed',
    'shift-cancelled': 'A shift was cancelled',
    'shift-invited': 'You are invited to a shift',
    'shift-reminder': 'Your shift tomorrow',
    'clocked-in': 'You are clocked in',
    'clocked-out': 'You are clocked out',
    'no-show': 'You were marked as a no-show',
    rated: 'You have a new rating',
    'invoice-created': 'Your invoice',
    'payment-failed': 'A payment did not go through',
    'payment-succeeded': 'Payment received',
    'payout-waiting': 'Your pay is waiting',
    'payout-sent': 'Your pay is on its way',
    'document-submitted': 'A document waits for review',
    'document-approved': 'Your document was approved',
    'document-rejected': 'Your document was not accepted',
    'account-suspended': 'Your account is suspended',
    'account-restored': 'Your account is active again',
  },
  document: {
    identificationDocument: 'Government Photo ID',
    backgroundCheck: 'Background Check',
    businessLicence: 'business licence',
  },
};
