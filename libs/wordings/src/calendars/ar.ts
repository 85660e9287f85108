import type { CalendarTexts } from './calendar-texts.ts';

export const arabic: CalendarTexts = {
  about: 'الورديات المؤكدة',
  time: '{{time}} بتوقيت {{city}}',
  pay: '{{hours}} ساعة بأجر {{rate}} للساعة',
  supervisor: 'المشرف: {{supervisor}}',
};
