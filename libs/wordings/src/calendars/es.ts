import type { CalendarTexts } from './calendar-texts.ts';

export const spanish: CalendarTexts = {
  about: 'Turnos confirmados',
  time: '{{time}}, hora de {{city}}',
  pay: '{{hours}} horas a {{rate}} por hora',
  supervisor: 'Supervisor: {{supervisor}}',
};
