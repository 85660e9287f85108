import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { z } from 'zod';
import { Config } from '../../../infra/config/config.ts';

const Pair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The pair of keys by which push services and browsers know this portal, and whom they can ask about it. */
export interface OwnKeys extends z.infer<typeof Pair> {
  readonly contact: string;
}

const ALREADY_THERE = 'EEXIST';

/** The keys of the settings; on a developer's machine those that it made once. */
@Injectable()
export class PushKeys {
  /** Null where no pushes are sent. */
  readonly own: OwnKeys | null;

  constructor({ env, isProduction, dataDir }: Config) {
    const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = env;
    if (publicKey && privateKey && contact) {
      this.own = { publicKey, privateKey, contact };
    } else {
      const pair = isProduction ? null : pairOfThisMachine(dataDir);
      this.own = pair && { ...pair, contact: 'mailto:push@leafshift.test' };
    }
  }
}

function pairOfThisMachine(dataDir: string): z.infer<typeof Pair> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'push-keys.json');
  try {
    const made = JSON.stringify(webPush.generateVAPIDKeys());
    writeFileSync(path, made, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== ALREADY_THERE) {
      throw error;
    }
  }
  return Pair.parse(JSON.parse(readFileSync(path, 'utf8')));
}
