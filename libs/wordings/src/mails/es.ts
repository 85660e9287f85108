import type { MailTexts } from './mail-texts.ts';

export const spanish: MailTexts = {
  hello: 'Hola, {{name}}',
  open: 'Abrir Leafshift',
  footer: 'Leafshift, personal para la industria del cannabis en Canadá',
  fullStop: '.',
  recovery: {
    subject: 'Elegir una contraseña nueva',
    asked:
      'Alguien pidió una contraseña nueva para su cuenta de Leafshift. Si fue usted, elíjala aquí.',
    link: 'El enlace funciona una sola vez, durante {{minutes}} minutos. Si no fue usted, nada ha cambiado y puede ignorar este correo.',
    button: 'Elegir una contraseña nueva',
  },
};
