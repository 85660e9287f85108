export { PartReportsModule } from './part-reports.module.ts';
