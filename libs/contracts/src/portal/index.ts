export { reportParts, reportVitals } from './calls.ts';
export { PageVital, PartFailureKind, PartReport, ReleaseSide } from './schemas.ts';
