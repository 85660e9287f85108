import { MOVEMENT_KINDS, type MovementKind } from '@leafshift/contracts/account-statements';
import { formatDate, formatMoney, formatMonth } from '@leafshift/domain/format';
import { directionOf, type Language, localeTag } from '@leafshift/domain/languages';
import { type Cents, ZERO_CENTS } from '@leafshift/domain/money';
import { monthOf, toCalendarDay } from '@leafshift/domain/time-zone';
import { drawBlocks, drawHead, GAP } from '../../../../infra/pdf/document-parts.ts';
import { BRAND, INK, MUTED, Sheet, type TextStyle } from '../../../../infra/pdf/sheet.ts';
import { type AccountStatement, type Party, sumOf } from '../../domain/account-statement.ts';
import { type AccountStatementTexts, accountStatementTexts } from './account-statement-texts.ts';
import { drawMovements } from './movement-table.ts';

const ROW = 18;
const AMOUNT_WIDTH = 110;

/** Between whom a statement stands. */
interface Parties {
  readonly issuer: Party;
  readonly business: Party;
}

/** A month's statement as a letter-size PDF in a language: the sums, then every movement. */
export async function accountStatementPdf(
  statement: AccountStatement,
  { issuer, business }: Parties,
  language: Language,
): Promise<Buffer> {
  const t = accountStatementTexts(language);
  const tag = localeTag(language);
  const { period, timeZone, madeAt, movements } = statement;
  const month = formatMonth(monthOf(toCalendarDay(`${period}-01`)), tag);
  const sheet = await Sheet.open({
    title: `${t('statement')} ${month}`,
    createdAt: madeAt,
    direction: directionOf(language),
  });
  const made = t('madeOn', { date: formatDate(madeAt, timeZone, tag) });
  const blocks = [
    { title: t('billedTo'), lines: linesOf(business, t) },
    { title: t('billedBy'), lines: [...linesOf(issuer, t), made] },
  ];
  const below = drawBlocks(sheet, blocks, drawHead(sheet, t('statement'), month) + GAP);
  const sums = drawSums(sheet, statement, { t, tag }, below + GAP);
  if (movements.length > 0) drawMovements(sheet, statement, language, sums + GAP);
  return sheet.finish((page, pages) => t('footer', { page, pages }));
}

const linesOf = ({ name, address, gstNumber }: Party, t: AccountStatementTexts) => [
  name,
  ...address,
  ...(gstNumber ? [t('gstNumber', { number: gstNumber })] : []),
];

/** From the opening balance to the closing one; kinds that did not happen are left out. */
function drawSums(
  sheet: Sheet,
  statement: AccountStatement,
  { t, tag }: { readonly t: AccountStatementTexts; readonly tag: string },
  top: number,
): number {
  const { opening, closing, goodwill, disputed } = statement;
  const happened = (kind: MovementKind) =>
    statement.movements.some((movement) => movement.kind === kind);
  const besides: readonly (readonly [string, Cents])[] = [
    [t('goodwill'), goodwill],
    [t('disputed'), disputed],
  ];
  let y = top;
  const draw = (label: string, amount: Cents, isTotal = false): void => {
    const style: TextStyle = isTotal ? { size: 11, face: 'bold' } : { colour: MUTED };
    sheet.text(label, { x: sheet.left, y, width: sheet.width - AMOUNT_WIDTH }, style);
    sheet.text(
      formatMoney(amount, tag),
      { x: sheet.right - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH },
      { ...style, align: 'right', colour: isTotal ? BRAND : INK },
    );
    y += ROW;
  };
  draw(t('opening'), opening, true);
  for (const kind of MOVEMENT_KINDS) {
    if (happened(kind)) draw(t(`sum.${kind}`), sumOf(statement, kind));
  }
  sheet.rule(y);
  y += ROW / 3;
  draw(t(statement.isOver ? 'closing' : 'closingSoFar'), closing, true);
  for (const [label, amount] of besides) {
    if (amount !== ZERO_CENTS) draw(label, amount);
  }
  return y;
}
