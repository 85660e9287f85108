import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Config } from '../../../infra/config/config.ts';
import { isInside, isPushAddress } from '../domain/push-address.ts';
import type { PushDevice } from '../domain/push-device.ts';
import type { OwnKeys } from './push-keys.ts';

export interface Posting {
  readonly text: string;
  /** Letters and digits; what waits at the service under the same topic is replaced. */
  readonly topic: string;
  /** How long the service keeps it for a device that is off. */
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
}

export interface PostAnswer {
  readonly status: number;
  /** The header as it came. */
  readonly retryAfter: string | undefined;
}

const PATIENCE_MS = 10_000;

/** A name that leads to an address inside of our network is looked up in vain. */
const outside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first || addresses.some(({ address }) => isInside(address))) {
      done(error ?? new Error(`${hostname} is not on the internet`), '', 4);
    } else if (options.all) {
      done(null, addresses);
    } else {
      done(null, first.address, first.family);
    }
  });
};

/** Encrypts a push for a device and brings it to its push service; leads are not followed. */
@Injectable()
export class PushPost {
  constructor(private readonly config: Config) {}

  /** Throws where the service does not answer, or is none that may be asked. */
  send(device: PushDevice, keys: OwnKeys, posting: Posting): Promise<PostAnswer> {
    const { endpoint, p256dh, auth } = device;
    if (!isPushAddress(endpoint, this.config.env.PUSH_HOSTS)) {
      throw new Error('The address is of no push service that may be asked');
    }
    const { contact: subject, ...pair } = keys;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      posting.text,
      {
        vapidDetails: { subject, ...pair },
        contentEncoding: 'aes128gcm',
        TTL: posting.ttlSeconds,
        urgency: posting.urgency,
        topic: posting.topic,
      },
    );
    return post(endpoint, headers, body);
  }
}

function post(
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
): Promise<PostAnswer> {
  const isSecure = endpoint.startsWith('https:');
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isSecure && { lookup: outside }),
    };
    const sent = (isSecure ? secureRequest : plainRequest)(endpoint, options, (answer) => {
      answer.resume();
      const retryAfter = answer.headers['retry-after'];
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
