import { ONBOARDING_LEVELS, type OnboardingFlags } from '@leafshift/domain/onboarding';
import { aUser, NOT_ONBOARDED } from '@leafshift/testing/builders';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { useTranslation } from 'react-i18next';
import { BankWays } from '../src/features/bank-connection/bank-ways.tsx';
import { LevelList } from '../src/features/frame/level-list.tsx';

const REACHED = {
  'at the first': { flags: { ...NOT_ONBOARDED }, current: 1 },
  'two complete': { flags: { ...NOT_ONBOARDED, level1: true, level2: true }, current: 3 },
  'all complete': { flags: aUser(), current: 5 },
};

function Levels({ flags, current }: { flags: OnboardingFlags; current: number }) {
  const { t } = useTranslation('mf-onboarding');
  const titles = ONBOARDING_LEVELS.map((level) => t(`worker.${level}.title`));
  return <LevelList titles={titles} flags={flags} current={current} />;
}

/** The list of levels as far as somebody is, and the two ways to connect a bank. */
export const stories: NonNullable<RemoteAlone['stories']> = {
  ...Object.fromEntries(
    Object.entries(REACHED).map(([reached, { flags, current }]) => [
      `levels, ${reached}`,
      <Levels key={reached} flags={flags} current={current} />,
    ]),
  ),
  'bank, not connected': <BankWays accounts={[]} onNumbers={() => undefined} />,
};
