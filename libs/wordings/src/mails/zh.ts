import type { MailTexts } from './mail-texts.ts';

export const chinese: MailTexts = {
  hello: '{{name}}，您好',
  open: '打开 Leafshift',
  footer: 'Leafshift，加拿大大麻行业的人力平台',
  fullStop: '。',
  recovery: {
    subject: '设置新密码',
    asked: '有人为您的 Leafshift 账户申请了新密码。如果是您本人操作，请在此设置。',
    link: '该链接仅可使用一次，{{minutes}} 分钟内有效。如果不是您本人操作，账户没有任何变化，您可以忽略此邮件。',
    button: '设置新密码',
  },
};
