export { AttendanceModule } from './attendance.module.ts';
