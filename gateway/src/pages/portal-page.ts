import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import type { FastifyReply } from 'fastify';
import type { RegistryFiles } from '../registry/served-registry.ts';
import { acceptedEncoding, compressed } from './encoding.ts';
import { FileReadings } from './file-readings.ts';
import { inShapeOf } from './page-shape.ts';
import { scriptOrigins, securityPolicies, type TrustedOrigins } from './security-policy.ts';

/** The portal's page and what its content security policy is made from. */
export interface PortalPage {
  readonly file: string;
  /** Whose releases the page may load scripts of. */
  readonly registry: RegistryFiles;
  /** Whom it trusts besides, by the portal's settings. */
  trusted(portal: PortalSettings): TrustedOrigins;
}

/** What one address makes of the page: another status, its own title and content. */
export interface PageAdditions {
  readonly status?: number;
  /** Headers of the request, beyond the encoding, that it was made from. */
  readonly varyBy?: readonly string[];
  /** Answers the page to be sent; its scripts and styles are under the policy like all others. */
  readonly edit?: (html: string) => string;
}

/** Stands in the built page where each answer has a nonce of its own. */
const NONCE_PLACE = 'NONCE_OF_THIS_ANSWER';
/** Stands in the tags of the built page's scripts, for a nonce that is theirs alone. */
const SCRIPT_NONCE_PLACE = 'NONCE_OF_THE_SCRIPTS';
/** Stands where the page's first script reads from where scripts may come. */
const ORIGINS_PLACE = 'ORIGINS_OF_SCRIPTS';
/** Stands where the page's first script reads which files its own page needs beyond those of the remote. */
const FILES_PLACE = 'FILES_OF_THE_PAGE';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const pages = new FileReadings(async (path) => {
  const html = await readFile(path, 'utf8');
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return { html, scripts };
});

/**
 * Sends the portal's page under its content security policy. Each answer has its own nonce, so it is
 * never answered from a cache.
 */
export async function sendPage(
  reply: FastifyReply,
  { file, registry, trusted }: PortalPage,
  { status = 200, varyBy = [], edit = (html) => html }: PageAdditions = {},
): Promise<FastifyReply> {
  const built = await pages.of(file);
  if (built === undefined) throw new Error(`${file} is missing: the shell is not built`);
  const { origins, settings, pages: known, pageFilesAt } = await registry.read();
  const parts = {
    nonce: randomBytes(18).toString('base64'),
    scriptNonce: randomBytes(18).toString('base64'),
    remotes: origins,
    scripts: built.scripts,
    trusted: trusted(settings),
  };
  const [path = '/'] = reply.request.url.split('?', 1);
  const html = edit(
    inShapeOf(built.html, path, known)
      .replaceAll(NONCE_PLACE, parts.nonce)
      .replaceAll(SCRIPT_NONCE_PLACE, parts.scriptNonce)
      .replace(ORIGINS_PLACE, () => scriptOrigins(parts).join(' '))
      .replace(FILES_PLACE, () => attribute(JSON.stringify(pageFilesAt(path)))),
  );
  const encoding = acceptedEncoding(reply.request.raw);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': securityPolicies(parts),
      'Cache-Control': 'no-cache',
      'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=()',
      Vary: ['Accept-Encoding', ...varyBy].join(', '),
    })
    .send(await compressed(Buffer.from(html), encoding));
}

/** A text as it stands in an attribute with double quotes. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
