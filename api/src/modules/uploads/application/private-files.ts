import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { SessionId } from '../../../core/ids.ts';
import { FileSignatures, type GivenSignature } from '../../../infra/storage/file-signatures.ts';
import { type Session, Sessions } from '../../auth/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { isIdentityKind, type Upload } from '../domain/upload.ts';

/** Who opens a private file: the one session that its link was made for, while session and link are good. */
@Injectable()
export class PrivateFiles {
  constructor(
    private readonly signatures: FileSignatures,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Lets the session among `shown` read for which the link was made, and notes whose identity document
   * is read by whom. Throws NOT_FOUND.
   */
  async open(
    upload: Upload,
    link: Partial<GivenSignature>,
    shown: readonly SessionId[],
  ): Promise<void> {
    const session = (await this.#reader(upload, link, shown)) ?? refuse('NOT_FOUND');
    if (!isIdentityKind(upload.kind)) {
      return;
    }
    await this.log.record({
      event: 'identity-document-shown',
      userId: upload.ownerId,
      by: session.userId,
      details: { kind: upload.kind, file: upload.key },
    });
  }

  async #reader(
    { key }: Upload,
    { expires, signature }: Partial<GivenSignature>,
    shown: readonly SessionId[],
  ): Promise<Session | null> {
    if (expires === undefined || signature === undefined) {
      return null;
    }
    const sessionId = shown.find((id) =>
      this.signatures.isGood('GET', key, { expires, signature }, { sessionId: id }),
    );
    return sessionId === undefined ? null : this.sessions.findOpen(sessionId);
  }
}
