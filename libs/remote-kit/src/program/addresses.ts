import { PlainFailure } from '../process/plain-failure.ts';

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** A portal's address without a slash at the end. Throws a PlainFailure for what is none. */
export function portalAddress(text: string): string {
  if (isWebAddress(text)) return text.replace(/\/+$/, '');
  throw new PlainFailure(
    `'${text}' is no address of a portal: write it as in https://portal.example.ca (--portal, or a team's LEAFSHIFT_PORTAL or leafshift.json).`,
  );
}

/** Throws a PlainFailure for what `--url` cannot take, so that nothing is built or uploaded for it. */
export function refuseNoAddress(url: string | undefined): void {
  if (!url || isWebAddress(url.replaceAll(/\{(?:remote|number)\}/g, '1'))) return;
  throw new PlainFailure(
    `'${url}' is no address of releases: write it as in https://cdn.example.ca/portal (--url, RELEASE_URL or a team's leafshift.json).`,
  );
}
