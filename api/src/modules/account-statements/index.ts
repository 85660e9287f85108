export { AccountStatementsModule } from './account-statements.module.ts';
