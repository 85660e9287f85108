import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Uploads } from '../../uploads/index.ts';
import { Users } from '../../users/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import { MessageReportRepository } from '../domain/message-report.ts';

/** What a person has written and reported, in their own export. */
@Injectable()
export class PersonalConversationData implements PersonalData, OnModuleInit {
  readonly section = 'conversations';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly reports: MessageReportRepository,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const { usertype } = await this.users.get(userId);
    const side = usertype === 'Employer' ? 'business' : 'worker';
    const conversations = await this.conversations.listAllOf(side, userId);
    const shiftOf = new Map(conversations.map(({ id, shiftId }) => [id, shiftId]));
    const messages = await this.messages.listBy(userId);
    const reports = await this.reports.listBy(side, userId);
    return {
      messages: messages.map(({ conversationId, text, imageKey, sentAt }) => ({
        post: shiftOf.get(conversationId) ?? null,
        text,
        hasImage: imageKey !== null,
        sentAt: sentAt.toISOString(),
      })),
      reports: reports.map(({ shiftId, reason, words, createdAt }) => ({
        post: shiftId,
        reason,
        words,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /**
   * Words stay for the other side until the time for records is over, without a name; pictures go, after
   * the time in which an operator may still be asked for them by law.
   */
  async erase(userId: UserId): Promise<void> {
    for (const key of await this.messages.takeImagesOf(userId)) {
      await this.uploads.releaseLater(key);
    }
  }
}
