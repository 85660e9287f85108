export { MemberActsModule } from './member-acts.module.ts';
