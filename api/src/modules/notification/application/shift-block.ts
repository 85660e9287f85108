import {
  formatDate,
  formatMoney,
  formatNumber,
  formatTime,
  formatZoneName,
} from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { cents, timesRoundedUp } from '@leafshift/domain/money';
import type { TimeZone } from '@leafshift/domain/time-zone';
import type { MailFact } from '../../../infra/mail/mail-layout.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import type { ShiftFacts } from '../domain/shift-facts.ts';

/** What a mail says of a confirmed shift (NOTIFY-12); not what it would have paid where that is over. */
export function shiftBlock(language: Language, facts: ShiftFacts): readonly MailFact[] {
  const t = mailTexts(language);
  const tag = localeTag(language);
  const { durationHours, locationName, address, supervisor, news } = facts;
  const hourly = cents(facts.rate);
  const rate = formatMoney(hourly, tag);
  const hours = formatNumber(durationHours, tag);
  const amount = formatMoney(timesRoundedUp(hourly, durationHours), tag);
  const paid = { label: t('shift.pay'), value: t('shift.payOf', { amount, hours, rate }) };
  return [
    { label: t('shift.time'), value: timeOf(language, facts) },
    { label: t('shift.place'), value: locationName },
    { label: t('shift.address'), value: address },
    { label: t('shift.map'), value: t('shift.openMap'), url: mapOf(address) },
    { label: t('shift.rate'), value: rate },
    ...(news === 'ended' ? [] : [paid]),
    ...(supervisor
      ? [
          { label: t('shift.supervisor'), value: supervisor.name },
          { label: t('shift.phone'), value: supervisor.phoneNumber },
        ]
      : []),
  ];
}

/** Start and end in the shift's zone, which has another name after a night in which the clocks change. */
function timeOf(language: Language, { startsAt, endsAt, timeZone }: ShiftFacts): string {
  const t = mailTexts(language);
  const tag = localeTag(language);
  const zone = timeZone as TimeZone;
  const [date, endDate] = [formatDate(startsAt, zone, tag), formatDate(endsAt, zone, tag)];
  const zones = [startsAt, endsAt].map((instant) => formatZoneName(instant, zone, tag));
  const values = {
    date,
    endDate,
    from: formatTime(startsAt, zone, tag),
    to: formatTime(endsAt, zone, tag),
    zone: [...new Set(zones)].join(' – '),
  };
  return t(date === endDate ? 'shift.oneDay' : 'shift.twoDays', values);
}

const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
