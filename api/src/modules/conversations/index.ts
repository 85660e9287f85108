export { MessageReports } from './application/message-reports.ts';
export { ConversationsModule } from './conversations.module.ts';
