export { EmployerShiftsModule } from './employer-shifts.module.ts';
