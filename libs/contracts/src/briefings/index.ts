export {
  briefingReaders,
  briefings,
  comingBriefings,
  readBriefing,
  saveBriefing,
} from './calls.ts';
export { Briefing, BriefingForm, BriefingReader, ComingBriefing } from './schemas.ts';
