export { Stepper } from './stepper.tsx';
export { typedNumber } from './typed-number.ts';
