import type { MailTexts } from './mail-texts.ts';

export const arabic: MailTexts = {
  hello: 'مرحبًا {{name}}',
  open: 'فتح Leafshift',
  footer: 'Leafshift، التوظيف لقطاع القنّب في كندا',
  fullStop: '.',
  recovery: {
    subject: 'اختيار كلمة مرور جديدة',
    asked: 'طلب أحدهم كلمة مرور جديدة لحسابك في Leafshift. إن كنت أنت، فاخترها هنا.',
    link: 'يعمل الرابط مرة واحدة خلال {{minutes}} دقيقة. إن لم تكن أنت، فلم يتغير شيء ويمكنك تجاهل هذه الرسالة.',
    button: 'اختيار كلمة مرور جديدة',
  },
};
