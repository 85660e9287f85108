/** What stands around and in the mails that are no notifications. */
export interface MailTexts {
  readonly hello: string;
  readonly open: string;
  readonly footer: string;
  /** Ends a sentence. */
  readonly fullStop: string;
  readonly recovery: {
    readonly subject: string;
    readonly asked: string;
    readonly link: string;
    readonly button: string;
  };
}
