import type { NoticeTexts } from './notice-texts.ts';

export const arabic: NoticeTexts = {
  message: {
    'shift-requested': 'طلب {{name}} ورديتك ({{jobTitle}}) بتاريخ {{date}}',
    'request-withdrawn': 'سحب {{name}} طلبه لورديتك ({{jobTitle}}) بتاريخ {{date}}',
    'worker-confirmed': 'أكّد {{name}} مكانك في وردية {{jobTitle}} بتاريخ {{date}}',
    'place-cancelled':
      'ألغى {{name}} مكانه في ورديتك ({{jobTitle}}) بتاريخ {{date}}. المكان متاح من جديد',
    'shift-changed': 'عدّل {{name}} وردية {{jobTitle}} بتاريخ {{date}}',
    'shift-cancelled': 'ألغى {{name}} وردية {{jobTitle}} بتاريخ {{date}}',
    'shift-invited': 'يدعوك {{name}} إلى وردية {{jobTitle}} بتاريخ {{date}}',
    'shift-reminder': 'تبدأ ورديتك ({{jobTitle}}) في {{location}} بتاريخ {{date}} الساعة {{time}}',
    'clocked-in': 'سجّل {{name}} حضورك الساعة {{at}} في وردية {{jobTitle}} بتاريخ {{date}}',
    'clocked-out': 'سجّل {{name}} انصرافك الساعة {{at}} من وردية {{jobTitle}} بتاريخ {{date}}',
    'no-show':
      'سجّل {{name}} أنك لم تحضر وردية {{jobTitle}} بتاريخ {{date}}. إن كنت حاضرًا فيرجى التواصل مع صاحب العمل',
    rated: 'منحك {{name}} {{stars}} من 5 نجوم عن وردية {{jobTitle}} بتاريخ {{date}}',
    'invoice-created': 'الفاتورة {{invoice}} بمبلغ {{amount}} عن ورديتك ({{jobTitle}}) جاهزة',
    'payment-failed': 'تعذّر تحصيل الفاتورة {{invoice}} بمبلغ {{amount}}. {{reason}}',
    'payment-succeeded': 'تم دفع الفاتورة {{invoice}} بمبلغ {{amount}}',
    'payout-waiting':
      'أجرك البالغ {{amount}} من {{name}} في انتظار بياناتك المصرفية. يرجى ربط حساب مصرفي',
    'payout-sent': 'أجرك البالغ {{amount}} من {{name}} في طريقه إلى مصرفك',
    'document-submitted': 'قدّم {{name}} مستندًا للمراجعة: {{document}}',
    'document-approved': 'تم قبول مستندك: {{document}}',
    'document-rejected': 'لم يُقبل مستندك ({{document}}): {{reason}}',
    'account-suspended': 'حسابك موقوف. يرجى التواصل مع الدعم',
    'account-restored': 'حسابك نشط من جديد',
  },
  variant: {
    'place-cancelled.late':
      'ألغى {{name}} مكانه في ورديتك ({{jobTitle}}) بتاريخ {{date}} قبل أقل من 24 ساعة. المكان متاح من جديد',
    'account-suspended.late-cancellation':
      'حسابك موقوف لأن وردية أُلغيت قبل أقل من 24 ساعة من موعدها. يرجى التواصل مع الدعم',
  },
  subject: {
    'shift-requested': 'طلب جديد لورديتك',
    'request-withdrawn': 'تم سحب طلب',
    'worker-confirmed': 'تم تأكيد مكانك',
    'place-cancelled': 'ألغى أحد العمال مكانه',
    'shift-changed': 'تم تعديل وردية',
    'shift-cancelled': 'تم إلغاء وردية',
    'shift-invited': 'دعوة إلى وردية',
    'shift-reminder': 'ورديتك غدًا',
    'clocked-in': 'تم تسجيل حضورك',
    'clocked-out': 'تم تسجيل انصرافك',
    'no-show': 'تم تسجيل عدم حضورك',
    rated: 'لديك تقييم جديد',
    'invoice-created': 'فاتورتك',
    'payment-failed': 'لم تتم عملية دفع',
    'payment-succeeded': 'تم استلام الدفع',
    'payout-waiting': 'أجرك في الانتظار',
    'payout-sent': 'أجرك في الطريق إليك',
    'document-submitted': 'مستند في انتظار المراجعة',
    'document-approved': 'تم قبول مستندك',
    'document-rejected': 'لم يُقبل مستندك',
    'account-suspended': 'حسابك موقوف',
    'account-restored': 'حسابك نشط من جديد',
  },
  document: {
    identificationDocument: 'هوية حكومية بصورة',
    backgroundCheck: 'التحقق من السوابق',
    businessLicence: 'الرخصة التجارية',
  },
};
