import type { EmployerId, SessionId, WorkerId } from '../../../../core/ids.ts';

/** Who may go to the provider with a ticket, as long as the session that asked for it is open. */
export interface TicketHolder {
  readonly userId: EmployerId | WorkerId;
  readonly sessionId: SessionId;
}

/** Tickets to the bank connection, by their digest. */
export abstract class ConnectTicketRepository {
  abstract add(digest: string, holder: TicketHolder, expiresAt: Date): Promise<void>;
  /** Whose ticket it is while it is good; it is used up, whoever comes first. */
  abstract use(digest: string, now: Date): Promise<TicketHolder | null>;
}
