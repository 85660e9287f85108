import type { SignedIn } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OwnerMails, SecurityLog } from '../../security/index.ts';
import { Accounts } from '../domain/accounts.ts';
import { deviceName } from '../domain/device-name.ts';
import { KnownDevices } from './known-devices.ts';
import { Sessions, type WhoSignsIn } from './sessions.ts';

/** Where somebody asks from: network address, browser, and its cookies. */
export type Visitor = Pick<WhoSignsIn, 'address' | 'userAgent'> & {
  readonly cookies: string | undefined;
};

interface Terms {
  readonly remember: boolean | undefined;
  /** With what they proved who they are, beside the password or instead of it. */
  readonly kind?: string;
}

/** Lets somebody in who has proved who they are. */
@Injectable()
export class Entrance {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly log: SecurityLog,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
  ) {}

  async open(
    { userId, usertype }: Pick<WhoSignsIn, 'userId' | 'usertype'>,
    { address, userAgent, cookies }: Visitor,
    { remember, kind }: Terms,
  ): Promise<SignedIn> {
    const isKnown = this.devices.find(userId, cookies) !== null;
    const token = await this.transactions.run(async () => {
      await this.log.record({ event: 'signed-in', userId, details: kind ? { kind } : {} });
      if (!isKnown) {
        await this.ownerMails.tell(userId, 'new-device', { device: deviceName(userAgent) });
      }
      return this.sessions.open({ userId, usertype, address, userAgent, remember });
    });
    if (!isKnown) {
      this.devices.remember(userId);
    }
    return { token, user: await this.accounts.describe(userId) };
  }
}
