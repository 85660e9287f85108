/** One text message to one phone. */
export interface Sms {
  /** The same for the same message. */
  readonly id: string;
  /** As `reachableNumber` writes it. */
  readonly to: string;
  readonly text: string;
  readonly at: Date;
}

/** Where text messages go: a provider, or a folder. */
export abstract class SmsSender {
  /** False where no messages are configured; then nothing is delivered. */
  abstract readonly isConfigured: boolean;

  /** Throws when the message was not taken, PermanentFailure when it never will be. */
  abstract deliver(sms: Sms): Promise<void>;
}
