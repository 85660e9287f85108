export { ReleasesInWindows } from './application/releases-in-windows.ts';
export { PartReportsModule } from './part-reports.module.ts';
