export { reportParts } from './calls.ts';
export { PartFailureKind, PartReport, ReleaseSide } from './schemas.ts';
