export { accountStatement, accountStatementPdf } from './calls.ts';
export { AccountStatement, MOVEMENT_KINDS, type MovementKind } from './schemas.ts';
