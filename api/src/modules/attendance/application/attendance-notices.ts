import type { NotificationKind } from '@leafshift/contracts/notification';
import { formatDate, formatTime } from '@leafshift/domain/format';
import { localeTag } from '@leafshift/domain/languages';
import { tradeIn } from '@leafshift/texts/server';
import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { Notifier, shiftFacts } from '../../notification/index.ts';
import type { Shift } from '../../posts/index.ts';
import { UserPreferences } from '../../preferences/index.ts';

interface Notice {
  readonly kind: NotificationKind;
  readonly to: UserId;
  /** Whose name and picture it shows. */
  readonly about: UserId;
  readonly link: string;
  /** The same thing is told once. */
  readonly key: string;
  readonly minutes?: number;
}

/** The confirmed workers of a shift, on the employer's pages. */
export const confirmedOf = ({ id }: Shift): string => `/posts?shift=${id}&view=confirmed`;

/** What is told about coming to a shift, in the running transaction. */
@Injectable()
export class AttendanceNotices {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly notifier: Notifier,
    private readonly preferences: UserPreferences,
    private readonly mails: MailOffice,
    private readonly config: Config,
  ) {}

  async tell(shift: Shift, { kind, to, about, link, key, minutes }: Notice): Promise<void> {
    const { name, photo } = await this.#card(about);
    const facts = shiftFacts(kind, shift);
    await this.notifier.notify({
      userId: to,
      kind,
      params: {
        name,
        jobTitle: shift.jobTitle,
        location: shift.location.locationName,
        date: shift.startsAt.toISOString(),
        timeZone: shift.timeZone,
        postId: shift.id,
        ...(minutes !== undefined && { minutes: String(minutes) }),
      },
      about,
      image: photo,
      link,
      key,
      ...(facts && { facts }),
    });
  }

  /** To the address that the shift names as its contact, in the language of the business. */
  async mailSupervisor(shift: Shift, workerId: WorkerId): Promise<void> {
    const { name } = await this.#card(workerId);
    const { language } = await this.preferences.of(shift.employerId);
    const { startsAt, timeZone, supervisor } = shift;
    const zone = timeZone as Parameters<typeof formatDate>[1];
    const tag = localeTag(language);
    const t = mailTexts(language);
    await this.mails.send({
      to: supervisor.email,
      language,
      subject: t('nobodyHere.subject', { name }),
      heading: t('hello', { name: supervisor.name }),
      paragraphs: [
        t('nobodyHere.text', {
          name,
          jobTitle: tradeIn(language, shift.jobTitle),
          location: shift.location.locationName,
          date: formatDate(startsAt.toISOString(), zone, tag),
          time: formatTime(startsAt.toISOString(), zone, tag),
        }),
      ],
      button: { label: t('open'), url: `${this.config.portalUrl}${confirmedOf(shift)}` },
    });
  }

  async #card(userId: UserId) {
    return (await this.accounts.cards([userId])).get(userId) ?? FORMER_MEMBER;
  }
}
