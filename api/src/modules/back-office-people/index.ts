export { BackOfficePeopleModule } from './back-office-people.module.ts';
