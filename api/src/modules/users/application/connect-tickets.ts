import { createHash, randomBytes } from 'node:crypto';
import { CONNECT_TICKET_SECONDS, redeemConnectTicket } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { callRequest } from '../../../core/http/call-request.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Sessions } from '../../auth/index.ts';
import { BankConnection } from '../domain/ports/bank-connection.ts';
import { ConnectTicketRepository } from '../domain/ports/connect-ticket.repository.ts';

const TICKET_MS = CONNECT_TICKET_SECONDS * 1000;
const TICKET_BYTES = 32;

/**
 * Tickets with which a new window goes to the provider's bank connection: good once, for a minute
 * and as long as the session lasts. So no address ever carries the session's token.
 */
@Injectable()
export class ConnectTickets {
  constructor(
    private readonly tickets: ConnectTicketRepository,
    private readonly bank: BankConnection,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** The address that redeems a new ticket. Throws PAYMENT_PROVIDER_DOWN while there is nowhere to go. */
  async issue({ userId, sessionId }: EmployerCaller | WorkerCaller): Promise<string> {
    await this.bank.prepare(userId);
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + TICKET_MS);
    await this.tickets.add(digest(ticket), { userId, sessionId }, expiresAt);
    const { url } = callRequest(redeemConnectTicket, { params: { ticket } });
    return `${this.config.portalUrl}${url}`;
  }

  /** Where the window goes on: to the provider, or to the page from which one can begin again. */
  async redeem(ticket: string): Promise<string> {
    return (await this.#providerLink(ticket)) ?? `${this.config.portalUrl}/connect-incomplete`;
  }

  async #providerLink(ticket: string): Promise<string | null> {
    const holder = await this.tickets.use(digest(ticket), this.clock.now());
    if (!holder || !(await this.sessions.findOpen(holder.sessionId))) return null;
    try {
      return await this.bank.onboardingLink(holder.userId);
    } catch (err) {
      // A window that was opened for this shows a page that a person can read, not an error body.
      this.log.warn('A bank connection could not be opened', { err, userId: holder.userId });
      return null;
    }
  }
}

const digest = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
