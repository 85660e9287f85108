import type { PushMessage } from '@leafshift/contracts/push';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Log } from '../../../infra/logger/log.ts';
import {
  OutboxHandlers,
  PermanentFailure,
  TryLater,
} from '../../../infra/outbox/outbox-handlers.ts';
import { Sessions } from '../../auth/index.ts';
import { type NotificationId, NotificationRepository } from '../../notification/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { PushDeviceRepository } from '../domain/push-device.repository.ts';
import type { PushDevice, PushDeviceId } from '../domain/push-device.ts';
import { retryAfterMs } from '../domain/retry-after.ts';
import { type OwnKeys, PushKeys } from './push-keys.ts';
import { sendPush } from './push-kinds.ts';
import { digestMessage, messageOf, testMessage } from './push-message.ts';
import { type PostAnswer, PushPost } from './push-post.ts';

type Sent = z.infer<typeof sendPush.payload>;

/** It is given up when it is not worth delivering any more, which comes long before so many attempts. */
const MAX_ATTEMPTS = 200;

/** Brings one push to one device, at least once; the same tag makes two of it one (NOTIFY-19). */
@Injectable()
export class PushSending implements OnModuleInit {
  constructor(
    private readonly devices: PushDeviceRepository,
    private readonly notifications: NotificationRepository,
    private readonly preferences: UserPreferences,
    private readonly sessions: Sessions,
    private readonly keys: PushKeys,
    private readonly post: PushPost,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendPush, (sent) => this.#send(sent), { maxAttempts: MAX_ATTEMPTS });
  }

  async #send(sent: Sent): Promise<void> {
    const { own } = this.keys;
    const now = this.clock.now();
    const leftMs = Date.parse(sent.expiresAt) - now.getTime();
    const device = await this.#device(sent, own);
    const message = device && own && leftMs > 0 ? await this.#message(sent, now) : null;
    if (!(device && own && message)) {
      return;
    }
    const answer = await this.#post(device, own, message, {
      ttlSeconds: Math.ceil(leftMs / 1000),
      urgency: sent.isPressing ? 'high' : 'normal',
    });
    await this.#settle(device, answer, now);
  }

  /** Null where the device is somebody else's by now, or its session is over. */
  async #device({ deviceId, userId }: Sent, own: OwnKeys | null): Promise<PushDevice | null> {
    const device = await this.devices.find(asId<PushDeviceId>(deviceId));
    if (device?.userId !== asId<UserId>(userId)) {
      return null;
    }
    const isOpen = await this.sessions.findOpen(device.sessionId);
    if (isOpen && device.publicKey === own?.publicKey) {
      return device;
    }
    await this.devices.remove(device.userId, device.id);
    return null;
  }

  async #message({ what, userId: user }: Sent, now: Date): Promise<PushMessage | null> {
    const userId = asId<UserId>(user);
    const { language, push } = await this.preferences.of(userId);
    const reader = { language, hideDetails: push.hideDetails, now };
    if ('test' in what) {
      return testMessage(reader);
    }
    if ('together' in what) {
      return digestMessage(what.together, reader);
    }
    const id = asId<NotificationId>(what.notificationId);
    const notification = await this.notifications.find(userId, id);
    return notification && !notification.isRead ? messageOf(notification, reader) : null;
  }

  async #post(
    device: PushDevice,
    own: OwnKeys,
    message: PushMessage,
    worth: { readonly ttlSeconds: number; readonly urgency: 'normal' | 'high' },
  ): Promise<PostAnswer> {
    const posting = { text: JSON.stringify(message), topic: message.tag, ...worth };
    return this.post.send(device, own, posting);
  }

  async #settle(device: PushDevice, { status, retryAfter }: PostAnswer, now: Date): Promise<void> {
    if (status >= 200 && status < 300) {
      return;
    }
    if (status === 404 || status === 410) {
      await this.devices.remove(device.userId, device.id);
      this.log.info('A push service does not know a device any more', { device: device.id });
      return;
    }
    const said = `The push service answered ${status}`;
    if (status === 429 || status >= 500) {
      throw new TryLater(said, retryAfterMs(retryAfter, now));
    }
    throw new PermanentFailure(said);
  }
}
