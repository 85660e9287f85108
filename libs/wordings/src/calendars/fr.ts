import type { CalendarTexts } from './calendar-texts.ts';

export const french: CalendarTexts = {
  about: 'Quarts confirmés',
  time: '{{time}}, heure de {{city}}',
  pay: '{{hours}} heures à {{rate}} l’heure',
  supervisor: 'Superviseur : {{supervisor}}',
};
