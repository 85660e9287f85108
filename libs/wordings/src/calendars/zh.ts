import type { CalendarTexts } from './calendar-texts.ts';

export const chinese: CalendarTexts = {
  about: '已确认的班次',
  time: '{{time}}（{{city}}时间）',
  pay: '{{hours}} 小时，时薪 {{rate}}',
  supervisor: '主管：{{supervisor}}',
};
