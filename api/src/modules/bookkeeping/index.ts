export { BusinessBookkeeping } from './application/business-bookkeeping.ts';
export { BookkeepingModule } from './bookkeeping.module.ts';
