export {
  conversation,
  conversations,
  markConversationRead,
  markConversationsDelivered,
  reportMessage,
  sendMessage,
} from './calls.ts';
export { noticeAudience, notices, sendNotice } from './notice-calls.ts';
export { decideMessageReport, messageReports, readReportedConversation } from './report-calls.ts';
export { MessageReport, MessageReportDecision, ReportedContext } from './report-schemas.ts';
export {
  Conversation,
  Message,
  MessageForm,
  MessageReportForm,
  MessageState,
  Notice,
  NoticeAudience,
  NoticeForm,
  OpenConversation,
} from './schemas.ts';
