import { formatMoney } from '@leafshift/domain/format';
import { directionOf, type Language, localeTag } from '@leafshift/domain/languages';
import { drawBlocks, drawHead, GAP } from '../../../../infra/pdf/document-parts.ts';
import { BRAND, INK, MUTED, Sheet, TINT } from '../../../../infra/pdf/sheet.ts';
import { addressLines, fullName, issuerLines, type Slip } from '../../domain/slip.ts';
import { earningsTexts } from './earnings-texts.ts';

const BOX = 46;
const NOTE = 14;

/** What goes into the boxes of a T4A slip, as a letter-size PDF in a language. */
export async function slipPdf(slip: Slip, language: Language, madeAt: Date): Promise<Buffer> {
  const t = earningsTexts(language);
  const { year, issuer, recipient, fees } = slip;
  const sheet = await Sheet.open({
    title: `${t('slip')} ${year}`,
    createdAt: madeAt,
    direction: directionOf(language),
  });
  const blocks = [
    { title: t('recipient'), lines: [fullName(recipient), ...addressLines(recipient)] },
    { title: t('issuer'), lines: issuerLines(issuer) },
  ];
  const boxes = [
    ['', t('year'), String(year)],
    ['012', t('insuranceNumber'), t('byIssuer')],
    ['048', t('fees'), formatMoney(fees, localeTag(language))],
    ['061', t('account'), issuer.account || t('byIssuer')],
  ] as const;
  let y = drawBlocks(sheet, blocks, drawHead(sheet, t('slip'), String(year)) + GAP) + GAP;
  for (const [number, name, value] of boxes) {
    drawBox(sheet, y, { number, name, value }, number === '048' ? BRAND : INK);
    y += BOX + 8;
  }
  for (const note of ['basisNote', 'numberNote', 'formNote'] as const) {
    y += NOTE + 4;
    sheet.text(t(note), { x: sheet.left, y, width: sheet.width }, { size: 8.5, colour: MUTED });
  }
  return sheet.finish((page, pages) => t('slipFooter', { year, page, pages }));
}

interface Box {
  readonly number: string;
  readonly name: string;
  readonly value: string;
}

function drawBox(sheet: Sheet, y: number, { number, name, value }: Box, colour: string): void {
  sheet.band({ x: sheet.left, y, width: sheet.width }, BOX, TINT);
  const at = y + 17;
  sheet.text(number, { x: sheet.left + 14, y: at, width: 40 }, { face: 'bold', colour: MUTED });
  sheet.text(name, { x: sheet.left + 60, y: at, width: 250 });
  sheet.text(
    value,
    { x: sheet.right - 204, y: at - 1, width: 190 },
    { size: 12, face: 'bold', colour, align: 'right' },
  );
}
