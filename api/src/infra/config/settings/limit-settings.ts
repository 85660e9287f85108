import { count, onOff, setting } from './setting.ts';

/** How much of what one account, network or business may do. */
export const limitSettings = {
  RATE_LIMITS: setting(onOff('on'), { what: '`off` turns all limits off' }),
  RATE_LIMIT_REQUESTS_PER_MINUTE: setting(count(1200), {
    what: 'requests of one network; to each process by itself without `REDIS_URL`',
  }),
  RATE_LIMIT_LOGINS_PER_ADDRESS: setting(count(60), {
    what: 'wrong sign-ins of one network in fifteen minutes',
  }),
  RATE_LIMIT_LOGINS_PER_ACCOUNT: setting(count(60), {
    what: 'wrong sign-ins to one account in fifteen minutes, from networks that its owner has no session from',
  }),
  RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS: setting(count(10), {
    what: 'wrong sign-ins to one account from one network, or one known device, in fifteen minutes',
  }),
  RATE_LIMIT_REGISTRATIONS_PER_HOUR: setting(count(30), {
    what: 'registrations from one network in an hour',
  }),
  RATE_LIMIT_UPLOADS_PER_DAY: setting(count(40), { what: 'uploads of one account in a day' }),
  RATE_LIMIT_RECOVERIES_PER_HOUR: setting(count(5), {
    what: 'recovery mails to one account in an hour',
  }),
  RATE_LIMIT_RECOVERIES_PER_ADDRESS: setting(count(30), {
    what: 'recovery mails that one network asks for in an hour',
  }),
  RATE_LIMIT_CODES_PER_HOUR: setting(count(5), { what: 'codes to one account in an hour' }),
  RATE_LIMIT_CODES_PER_ADDRESS: setting(count(30), {
    what: 'codes asked for from one network in an hour',
  }),
  RATE_LIMIT_CODES_PER_NUMBER: setting(count(5), {
    what: 'text messages with codes to one phone number in a day, whoever asks for them',
  }),
  RATE_LIMIT_CODE_TRIES_PER_DAY: setting(count(20), {
    what: 'tries at the codes of one account in a day',
  }),
  RATE_LIMIT_REPORTS_PER_HOUR: setting(count(20), {
    what: 'reports of postings from one network in an hour',
  }),
  RATE_LIMIT_SUPPORT_PER_DAY: setting(count(10), {
    what: 'questions of one account to support in a day',
  }),
  RATE_LIMIT_APPLICATIONS_PER_HOUR: setting(count(10), {
    what: 'applications for permanent jobs from one network in an hour',
  }),
  RATE_LIMIT_APPLICATIONS_PER_ADDRESS: setting(count(20), {
    what: 'applications with one mail address in a day, each of which sends it a mail',
  }),
  RATE_LIMIT_MESSAGES_PER_HOUR: setting(count(120), {
    what: 'messages of one account to the other side of a shift in an hour',
  }),
  RATE_LIMIT_NOTICES_PER_HOUR: setting(count(12), {
    what: 'notices of one business to confirmed workers in an hour',
  }),
  POSTING_FORMS_PER_HOUR: setting(count(10), {
    what: 'posting forms of a young account in an hour; a form for several days counts once',
  }),
  POSTINGS_PER_DAY: setting(count(60), {
    what: 'postings of a young account in a day; each day of a form counts',
  }),
  POSTINGS_LIMITED_DAYS: setting(count(30), {
    what: 'how many days an account is young; 0 for no such limits',
  }),
};
