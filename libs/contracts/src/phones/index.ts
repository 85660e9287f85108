export { myPhone, sendPhoneCode, verifyPhone } from './calls.ts';
export { PhoneState } from './schemas.ts';
