import type { NoticeTexts } from './notice-texts.ts';

export const spanish: NoticeTexts = {
  message: {
    'shift-requested': '{{name}} solicitó su turno de {{jobTitle}} del {{date}}',
    'request-withdrawn': '{{name}} retiró la solicitud de su turno de {{jobTitle}} del {{date}}',
    'worker-confirmed': '{{name}} confirmó su lugar en el turno de {{jobTitle}} del {{date}}',
    'place-cancelled':
      '{{name}} canceló su lugar en el turno de {{jobTitle}} del {{date}}. El lugar está libre de nuevo',
    'shift-changed': '{{name}} cambió el turno de {{jobTitle}} del {{date}}',
    'shift-cancelled': '{{name}} canceló el turno de {{jobTitle}} del {{date}}',
    'shift-invited': '{{name}} le invita al turno de {{jobTitle}} del {{date}}',
    'shift-reminder': 'Su turno de {{jobTitle}} en {{location}} empieza el {{date}} a las {{time}}',
    'clocked-in':
      '{{name}} registró su entrada a las {{at}} en el turno de {{jobTitle}} del {{date}}',
    'clocked-out':
      '{{name}} registró su salida a las {{at}} en el turno de {{jobTitle}} del {{date}}',
    'no-show':
      '{{name}} indicó que usted no se presentó al turno de {{jobTitle}} del {{date}}. Si estuvo allí, comuníquese con el empleador',
    rated: '{{name}} le dio {{stars}} de 5 estrellas por el turno de {{jobTitle}} del {{date}}',
    'invoice-created':
      'La factura {{invoice}} de {{amount}} por su turno de {{jobTitle}} está lista',
    'payment-failed': 'No se pudo cobrar la factura {{invoice}} de {{amount}}. {{reason}}',
    'payment-succeeded': 'La factura {{invoice}} de {{amount}} está pagada',
    'payout-waiting':
      'Su pago de {{amount}} de {{name}} espera sus datos bancarios. Conecte una cuenta bancaria',
    'payout-sent': 'Su pago de {{amount}} de {{name}} va en camino a su banco',
    'document-submitted': '{{name}} envió un documento para revisión: {{document}}',
    'document-approved': 'Su documento fue aprobado: {{document}}',
    'document-rejected': 'Su documento ({{document}}) no fue aceptado: {{reason}}',
    'account-suspended': 'Su cuenta está suspendida. Comuníquese con soporte',
    'account-restored': 'Su cuenta está activa de nuevo',
  },
  variant: {
    'place-cancelled.late':
      '{{name}} canceló su lugar en el turno de {{jobTitle}} del {{date}} con menos de 24 horas de aviso. El lugar está libre de nuevo',
    'account-suspended.late-cancellation':
      'Su cuenta está suspendida porque un turno se canceló con menos de 24 horas de aviso. Comuníquese con soporte',
  },
  subject: {
    'shift-requested': 'Solicitaron su turno',
    'request-withdrawn': 'Se retiró una solicitud',
    'worker-confirmed': 'Está confirmado',
    'place-cancelled': 'Un trabajador canceló',
    'shift-changed': 'Un turno cambió',
    'shift-cancelled': 'Se canceló un turno',
    'shift-invited': 'Le invitan a un turno',
    'shift-reminder': 'Su turno de mañana',
    'clocked-in': 'Entrada registrada',
    'clocked-out': 'Salida registrada',
    'no-show': 'Se indicó que usted no se presentó',
    rated: 'Tiene una nueva calificación',
    'invoice-created': 'Su factura',
    'payment-failed': 'Un pago no se realizó',
    'payment-succeeded': 'Pago recibido',
    'payout-waiting': 'Su pago está en espera',
    'payout-sent': 'Su pago va en camino',
    'document-submitted': 'Un documento espera revisión',
    'document-approved': 'Su documento fue aprobado',
    'document-rejected': 'Su documento no fue aceptado',
    'account-suspended': 'Su cuenta está suspendida',
    'account-restored': 'Su cuenta está activa de nuevo',
  },
  document: {
    identificationDocument: 'identificación oficial con foto',
    backgroundCheck: 'verificación de antecedentes',
    businessLicence: 'licencia comercial',
  },
};
