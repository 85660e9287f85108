import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/index.ts';
import { AssignmentsModule } from '../assignments/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { UploadsModule } from '../uploads/index.ts';
import { ConversationLists } from './application/conversation-lists.ts';
import { ConversationWindows } from './application/conversation-windows.ts';
import { MessageReports } from './application/message-reports.ts';
import { NoticeAudience } from './application/notice-audience.ts';
import { Notices } from './application/notices.ts';
import { OldMessages } from './application/old-messages.ts';
import { PersonalConversationData } from './application/personal-conversation-data.ts';
import { ReadingMarks } from './application/reading-marks.ts';
import { ReportedMessages } from './application/reported-messages.ts';
import { SendMessageUseCase } from './application/send-message.use-case.ts';
import { Talks } from './application/talks.ts';
import { TellUnread } from './application/tell-unread.ts';
import { ConversationRepository } from './domain/conversation.repository.ts';
import { MessageRepository } from './domain/message.repository.ts';
import { MessageReportRepository } from './domain/message-report.ts';
import { NoticeRepository } from './domain/notice.ts';
import { ConversationsController } from './http/conversations.controller.ts';
import { NoticesController } from './http/notices.controller.ts';
import { ReportedMessagesController } from './http/reported-messages.controller.ts';
import { conversationCollection } from './persistence/conversation.schema.ts';
import { messageCollection } from './persistence/message.schema.ts';
import { messageReportCollection } from './persistence/message-report.schema.ts';
import { MongoConversationRepository } from './persistence/mongo-conversation.repository.ts';
import { MongoMessageRepository } from './persistence/mongo-message.repository.ts';
import { MongoMessageReportRepository } from './persistence/mongo-message-report.repository.ts';
import { MongoNoticeRepository } from './persistence/mongo-notice.repository.ts';
import { noticeCollection } from './persistence/notice.schema.ts';

/** What a business and a worker write to each other about a shift, from the confirmation on. */
@Module({
  imports: [
    MongooseModule.forFeature([
      conversationCollection,
      messageCollection,
      messageReportCollection,
      noticeCollection,
    ]),
    AdminModule,
    AssignmentsModule,
    JobBoardModule,
    PostsModule,
    ProfileModule,
    UploadsModule,
  ],
  controllers: [ConversationsController, NoticesController, ReportedMessagesController],
  providers: [
    ConversationLists,
    ConversationWindows,
    MessageReports,
    NoticeAudience,
    Notices,
    OldMessages,
    PersonalConversationData,
    ReadingMarks,
    ReportedMessages,
    SendMessageUseCase,
    Talks,
    TellUnread,
    { provide: ConversationRepository, useClass: MongoConversationRepository },
    { provide: MessageRepository, useClass: MongoMessageRepository },
    { provide: MessageReportRepository, useClass: MongoMessageReportRepository },
    { provide: NoticeRepository, useClass: MongoNoticeRepository },
  ],
  exports: [MessageReports],
})
export class ConversationsModule {}
