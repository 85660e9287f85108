import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { FileSignatures } from './file-signatures.ts';

/** Where files are read: always from the portal, which asks who may, wherever the bytes are. */
@Injectable()
export class FileAddresses {
  constructor(
    private readonly config: Config,
    private readonly signatures: FileSignatures,
  ) {}

  /** The lasting address of a file; reading a private one also needs a signature. */
  address(key: string): string {
    return `${this.config.portalUrl}/api/files/${key}`;
  }

  /** An address that lets one session read a private file for a short while. */
  readAddress(key: string, expiresAt: Date, sessionId: string): string {
    return `${this.address(key)}?${this.signatures.sign('GET', key, expiresAt, { sessionId })}`;
  }

  /** An address of the API that takes the bytes of one upload. */
  writeAddress(key: string, expiresAt: Date): string {
    return `${this.address(key)}?${this.signatures.sign('PUT', key, expiresAt, 'anybody')}`;
  }
}
