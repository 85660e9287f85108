export type { StepRule } from './step-rule.ts';
export { Stepper, type StepperProps } from './stepper.tsx';
