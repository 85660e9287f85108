import type { CalendarTexts } from './calendar-texts.ts';

export const german: CalendarTexts = {
  about: 'Bestätigte Schichten',
  time: '{{time}}, Ortszeit {{city}}',
  pay: '{{hours}} Stunden zu {{rate}} die Stunde',
  supervisor: 'Ansprechperson: {{supervisor}}',
};
