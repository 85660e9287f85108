import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, with the parameters that its library recommends. */
@Injectable()
export class PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(password);
  }

  /** Whether a hash is of the password; takes as long as the hash's own parameters say. */
  matches(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }
}
