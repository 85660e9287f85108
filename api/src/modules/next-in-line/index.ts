export { NextInLineModule } from './next-in-line.module.ts';
