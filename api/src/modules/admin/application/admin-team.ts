import { randomBytes } from 'node:crypto';
import type { TeamMember, TeamMemberForm } from '@leafshift/contracts/back-office';
import { type AdminRole, hasAdminRole } from '@leafshift/domain/admin-roles';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { type AdminId, asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { type Account, PasswordRecovery, Register, Users } from '../../users/index.ts';
import { AdminActions } from './admin-actions.ts';

/** Of a password that nobody knows; a mail lets the owner of the account choose one. */
const PASSWORD_BYTES = 24;

/** The people of the back office, and what each of them may do. */
@Injectable()
export class AdminTeam {
  constructor(
    private readonly users: Users,
    private readonly register: Register,
    private readonly recovery: PasswordRecovery,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Nobody but an owner changes an account of the back office. Throws FORBIDDEN. */
  async assertMayChange(adminId: AdminId, { usertype }: Account): Promise<void> {
    if (usertype === 'Admin' && !hasAdminRole(await this.users.adminRoles(adminId), [])) {
      refuse('FORBIDDEN');
    }
  }

  /** By name. */
  async list(): Promise<readonly TeamMember[]> {
    const admins = await this.users.map(await this.users.listAdmins());
    return [...admins.values()]
      .map(memberOf)
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * Makes an account of the back office and mails its owner a link to choose a password. By nobody it
   * stands in the log in its own name. Throws EMAIL_IN_USE.
   */
  async add(adminId: AdminId | null, form: TeamMemberForm): Promise<TeamMember> {
    const { name, email } = form;
    const adminRoles = [...new Set(form.adminRoles)];
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const userId = await this.register.addMember(
      { usertype: 'Admin', name, email, password, adminRoles },
      async (id) => {
        await this.actions.note(id, {
          adminId: adminId ?? asId<AdminId>(id),
          action: 'admin-made',
          target: id,
          details: { set: adminRoles },
          at: this.clock.now(),
        });
        await this.recovery.invite(email);
      },
    );
    return memberOf(await this.users.get(userId));
  }

  /** Throws NOT_FOUND where it is nobody of the back office, and LAST_OWNER. */
  setRoles(adminId: AdminId, userId: UserId, roles: readonly AdminRole[]): Promise<TeamMember> {
    return this.transactions.run(async () => {
      const { adminRoles: before } = await this.users.get(userId);
      const account = await this.users.setAdminRoles(userId, [...new Set(roles)]);
      await this.actions.note(userId, {
        adminId,
        action: 'roles-set',
        target: userId,
        details: { before, set: account.adminRoles },
        at: this.clock.now(),
      });
      return memberOf(account);
    });
  }
}

const memberOf = ({ id, name, email, adminRoles, createdAt }: Account): TeamMember => ({
  _id: id,
  name,
  email,
  adminRoles: [...adminRoles],
  createdAt: createdAt.toISOString(),
});
