import { resolve } from 'node:path';
import { PlainFailure } from '../../process/plain-failure.ts';
import { BucketTarget } from './bucket-target.ts';
import { FolderTarget } from './folder-target.ts';
import type { ReleaseTarget } from './release-target.ts';

const BUCKET = /^s3:\/\/([^/]+)\/?(.*)$/;

/** The target that a text names: `s3://bucket/prefix` or a folder. Throws a PlainFailure. */
export function openTarget(text: string, env: NodeJS.ProcessEnv): ReleaseTarget {
  const [, bucket, path = ''] = BUCKET.exec(text) ?? [];
  if (bucket) {
    return new BucketTarget({
      bucket,
      prefix: path === '' || path.endsWith('/') ? path : `${path}/`,
      region: env.S3_REGION || 'ca-central-1',
      endpoint: env.S3_ENDPOINT || undefined,
      accessKeyId: env.S3_ACCESS_KEY_ID || undefined,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY || undefined,
    });
  }
  if (text.includes('://')) {
    throw new PlainFailure(`'${text}' is no target: name a folder, or s3://bucket/prefix.`);
  }
  return new FolderTarget(resolve(text));
}
