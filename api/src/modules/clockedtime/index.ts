export { ClockedTimeModule } from './clockedtime.module.ts';
