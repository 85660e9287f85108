export { PhonesModule } from './phones.module.ts';
