export { Stepper } from './stepper.tsx';
