export {
  earnedShifts,
  earnings,
  earningsStatement,
  ownSlipCsv,
  ownSlipPdf,
  slipPdfOfUser,
  slipsCsv,
} from './calls.ts';
export { EarnedShift, EarningsOverview } from './schemas.ts';
