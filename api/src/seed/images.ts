import sharp from 'sharp';
import { escapeHtml } from '../infra/mail/mail-layout.ts';

const COLOURS = ['#1f8a4c', '#3d5a80', '#b4457a', '#8a5a1f', '#5b4bb5', '#1f7a8a', '#7a3b2e'];

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

const colourOf = (name: string): string => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '#1f8a4c';
};

/** A picture of somebody's initials. */
export const portrait = (name: string): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="${colourOf(name)}"/>
    <text x="128" y="160" font-family="sans-serif" font-size="96" font-weight="600" fill="#ffffff" text-anchor="middle">${escapeHtml(initials(name))}</text>
  </svg>`);

/** A sheet that stands for a document. */
export const documentSheet = (title: string, name: string): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
    <rect width="640" height="400" fill="#eef1f4"/>
    <rect x="24" y="24" width="592" height="352" rx="16" fill="#ffffff" stroke="#3d5a80" stroke-width="4"/>
    <rect x="56" y="120" width="150" height="190" fill="${colourOf(name)}"/>
    <text x="56" y="86" font-family="sans-serif" font-size="30" font-weight="600" fill="#1b2621">${escapeHtml(title)}</text>
    <text x="240" y="160" font-family="sans-serif" font-size="26" fill="#1b2621">${escapeHtml(name)}</text>
    <text x="240" y="210" font-family="sans-serif" font-size="20" fill="#5b6b63">Specimen, not valid</text>
  </svg>`);

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
