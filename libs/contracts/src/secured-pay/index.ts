export { ownSecuredPay, shiftsSecuredPay, trySecuredPay } from './calls.ts';
export { OwnSecuredPay, ShiftSecuredPay } from './schemas.ts';
