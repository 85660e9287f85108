export { PeopleNamed } from './application/people-named.ts';
export { SystemDesk } from './application/system-desk.ts';
export { BackOfficeModule } from './back-office.module.ts';
export { ShiftFiles, shiftState } from './domain/shift-files.ts';
