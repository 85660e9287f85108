export { MemberStoresModule } from './member-stores.module.ts';
