export { AuditEntry, audit, auditCsv, securityLogCsv } from './audit-calls.ts';
export {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  Delivery,
  deliveries,
} from './delivery-calls.ts';
export {
  acceptDispute,
  answerProviderDispute,
  EvidenceForm,
  evidenceFile,
  MOST_EVIDENCE_BYTES,
  providerDispute,
} from './dispute-calls.ts';
export {
  adminInvoices,
  adminPayouts,
  chargesCsv,
  INVOICE_STATES,
  invoicesCsv,
  LedgerTransaction,
  ledger,
  ledgerCsv,
  ProviderDispute,
  payoutsCsv,
  providerDisputes,
} from './money-calls.ts';
export { ReleaseHealth, releaseHealth } from './part-calls.ts';
export {
  addNote,
  closePerson,
  endPersonSession,
  endPersonSessions,
  exportPerson,
  people,
  person,
  personClosingTerms,
  personTimeline,
  removeSecondFactors,
} from './people-calls.ts';
export {
  NamedPerson,
  Person,
  PersonDocument,
  PersonFlag,
  PersonNote,
  PersonNoteForm,
  PersonProfile,
  PersonRow,
  TimelineEntry,
} from './people-schemas.ts';
export {
  MOVEMENT_KINDS,
  MoneyDifference,
  Reconciliation,
  reconciliation,
} from './reconciliation-calls.ts';
export { invoiceRefunds, RefundForm, RefundOrder, refundInvoice } from './refund-calls.ts';
export {
  adminShift,
  adminShifts,
  ClockedProof,
  SHIFT_STATES,
  ShiftFile,
  ShiftRow,
} from './shift-calls.ts';
export {
  OUTBOX_STATES,
  OutboxRecord,
  outboxRecords,
  retryOutbox,
  retryOutboxKind,
  ScheduledTask,
  Setting,
  scheduledTasks,
  settings,
} from './system-calls.ts';
export { addTeamMember, setRoles, TeamMember, TeamMemberForm, team } from './team-calls.ts';
export { ProviderHealth, TodayAlarm, TodayFigures, TodayQueue, today } from './today-calls.ts';
