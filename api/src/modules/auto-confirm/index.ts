export { AutoConfirmModule } from './auto-confirm.module.ts';
