export { ApplicationsModule } from './applications.module.ts';
