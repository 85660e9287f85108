export { ownerNoMore } from './application/owner-no-more.event.ts';
export { type Member, MemberRepository } from './domain/member.repository.ts';
export { MembersModule } from './members.module.ts';
