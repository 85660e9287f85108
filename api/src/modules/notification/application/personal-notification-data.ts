import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { NotificationRepository } from '../domain/notification.repository.ts';
import { notificationAnswer } from './notification-answer.ts';
import { NotificationReading } from './notification-reading.ts';

const EXPORT_PAGE = 500;
const FORMER_MEMBER = 'Former member';

/** Notifications in one's own export, and their removal. */
@Injectable()
export class PersonalNotificationData implements PersonalData, OnModuleInit {
  readonly section = 'notifications';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly notifications: NotificationRepository,
    private readonly reading: NotificationReading,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const all: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.reading.list(userId, { limit: EXPORT_PAGE, cursor });
      all.push(...page.notifications.map(notificationAnswer));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  }

  async erase(userId: UserId): Promise<void> {
    await this.notifications.removeOf(userId);
  }

  /** Leaving is itself told to others, so their notifications are changed when everything is said. */
  async eraseTraces(userId: UserId): Promise<void> {
    await this.notifications.forgetSubject(userId, FORMER_MEMBER);
  }
}
