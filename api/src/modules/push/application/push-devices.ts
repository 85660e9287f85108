import type { PushState, PushSubscriptionKeys } from '@leafshift/contracts/push';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import {
  type SessionlessAccess,
  SessionlessAccessRegistry,
} from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Sessions, sessionsEnded } from '../../auth/index.ts';
import { isPushAddress } from '../domain/push-address.ts';
import { PushDeviceRepository } from '../domain/push-device.repository.ts';
import type { PushDeviceId } from '../domain/push-device.ts';
import { PushKeys } from './push-keys.ts';

/** So many devices a person has; one more takes the place of the oldest. */
const MOST_DEVICES = 10;

/** Which devices get somebody's pushes: as long as the session in which they were added (NOTIFY-15). */
@Injectable()
export class PushDevices implements OnModuleInit, SessionlessAccess {
  constructor(
    private readonly devices: PushDeviceRepository,
    private readonly keys: PushKeys,
    private readonly sessions: Sessions,
    private readonly sessionlessAccess: SessionlessAccessRegistry,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(sessionsEnded, ({ ids }) => this.devices.removeOfSessions(ids));
    this.sessionlessAccess.register(this);
  }

  async state({ userId, sessionId }: SignedInCaller): Promise<PushState> {
    const publicKey = this.keys.own?.publicKey ?? null;
    const known = publicKey === null ? [] : await this.devices.ofUser(userId);
    // One of other keys cannot be reached any more, and is to come anew.
    const devices = known.filter((device) => device.publicKey === publicKey);
    return {
      publicKey,
      devices: devices.map((device) => ({
        _id: device.id,
        device: device.device,
        addedAt: device.addedAt.toISOString(),
        current: device.sessionId === sessionId,
      })),
    };
  }

  /** Throws NOT_FOUND where no pushes are sent with that key, PUSH_SERVICE_UNKNOWN. */
  async add(
    caller: SignedInCaller,
    { endpoint, keys, publicKey }: PushSubscriptionKeys,
  ): Promise<PushState> {
    if (publicKey !== this.keys.own?.publicKey) {
      refuse('NOT_FOUND');
    }
    if (!isPushAddress(endpoint, this.config.env.PUSH_HOSTS)) {
      refuse('PUSH_SERVICE_UNKNOWN');
    }
    const { userId, sessionId } = caller;
    const session = (await this.sessions.findOpen(sessionId)) ?? refuse('NOT_FOUND');
    await this.transactions.run(async () => {
      const id = newId<PushDeviceId>();
      const addedAt = this.clock.now();
      const { device } = session;
      const owner = { userId, sessionId };
      await this.devices.put({ id, ...owner, endpoint, ...keys, publicKey, device, addedAt });
      await this.devices.keepLatest(userId, MOST_DEVICES);
    });
    return this.state(caller);
  }

  /** Throws NOT_FOUND. */
  async remove(caller: SignedInCaller, id: PushDeviceId): Promise<PushState> {
    if (!(await this.devices.remove(caller.userId, id))) {
      refuse('NOT_FOUND');
    }
    return this.state(caller);
  }

  revoke(userId: UserId): Promise<void> {
    return this.devices.removeOf(userId);
  }
}
