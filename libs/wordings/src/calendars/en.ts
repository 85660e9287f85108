import type { CalendarTexts } from './calendar-texts.ts';

export const english: CalendarTexts = {
  about: 'Confirmed shifts',
  time: '{{time}}, {{city}} time',
  pay: '{{hours}} hours at {{rate}} an hour',
  supervisor: 'Supervisor: {{supervisor}}',
};
