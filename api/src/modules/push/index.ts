export { PushModule } from './push.module.ts';
