import type { OwnApplication as OwnApplicationAnswer } from '@leafshift/contracts/applications';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { Notifier } from '../../notification/index.ts';
import { SentApplications } from '../domain/application.repository.ts';
import type { Application, ApplicationId } from '../domain/application.ts';
import { ApplicantMails } from './applicant-mails.ts';
import { ApplicationLinks } from './application-links.ts';
import { Removals } from './removals.ts';

/** What applicants see and withdraw of what they sent (APPLY-8). */
@Injectable()
export class OwnApplication {
  constructor(
    private readonly sent: SentApplications,
    private readonly links: ApplicationLinks,
    private readonly removals: Removals,
    private readonly accounts: MarketAccounts,
    private readonly mails: ApplicantMails,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
  ) {}

  /** Throws NOT_FOUND for a token that opens nothing (any more). */
  async byLink(token: string): Promise<OwnApplicationAnswer> {
    const id = this.links.findId(token) ?? refuse('NOT_FOUND');
    const application = (await this.sent.find(id)) ?? refuse('NOT_FOUND');
    return {
      postId: application.postingId,
      title: application.title,
      company: await this.#companyOf(application),
      name: application.name,
      email: application.email,
      hasResume: application.resume !== null,
      createdAt: application.createdAt.toISOString(),
      removedOn: application.removedOn.toISOString(),
    };
  }

  /** Throws NOT_FOUND for a token that opens nothing (any more). */
  async withdraw(token: string): Promise<void> {
    const id = this.links.findId(token) ?? refuse('NOT_FOUND');
    await this.transactions.run(() => this.#withdraw(id));
  }

  /** Withdraws all that a worker sent signed in, in the running transaction. */
  async withdrawAllOf(userId: UserId): Promise<void> {
    for (const { id } of await this.sent.listOfMember(userId)) {
      await this.#withdraw(id);
    }
  }

  async #withdraw(id: ApplicationId): Promise<void> {
    const removed = (await this.removals.remove(id)) ?? refuse('NOT_FOUND');
    await this.mails.tellWithdrawn(removed, await this.#companyOf(removed));
    await this.notifier.notify({
      userId: removed.employerId,
      kind: 'application-withdrawn',
      params: { jobTitle: removed.title },
      image: null,
      link: `/applicants?post=${removed.postingId}`,
    });
  }

  async #companyOf({ employerId }: Application): Promise<string> {
    const cards = await this.accounts.cards([employerId]);
    return (cards.get(employerId) ?? FORMER_MEMBER).name;
  }
}
