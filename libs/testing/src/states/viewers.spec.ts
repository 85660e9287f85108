import {
  currentLevel,
  isOnboardingDone,
  showsOnboardingBanner,
} from '@leafshift/domain/onboarding';
import { aViewer, EMPLOYER_VIEWERS, VIEWERS, viewersOf, WORKER_VIEWERS } from './viewers.ts';

const levelOf = (name: Parameters<typeof aViewer>[0]) => {
  const { user } = aViewer(name);
  return user && currentLevel(user);
};

describe('who looks at a page', () => {
  it.each(['employer', 'worker'] as const)('is the %s of each level', (who) => {
    expect(levelOf(who)).toBe(5);
    for (const level of [0, 1, 2, 3, 4] as const) {
      expect(levelOf(`${who} level ${level}`)).toBe(level);
    }
  });

  it('has what the levels have asked for, and nothing of the ones to come', () => {
    expect(aViewer('employer level 1').profile?.supervisor).toEqual([]);
    expect(aViewer('employer level 2').profile?.supervisor).toHaveLength(1);
    expect(aViewer('employer level 3').user?.paymentMethods).toEqual([]);
    expect(aViewer('employer level 4').user?.paymentMethods).toHaveLength(1);
    expect(aViewer('worker level 1').profile?.backgroundCheck.status).toBe('Not Submitted');
    expect(aViewer('worker level 2').profile?.backgroundCheck.status).toBe('Approved');
    expect(aViewer('worker level 4').profile?.screeningSurvey).toEqual([]);
  });

  it('has skipped onboarding, for good or with the banner closed for now', () => {
    const banner = (name: Parameters<typeof aViewer>[0]) => {
      const { user, sessionSkipOnboarding } = aViewer(name);
      return user && showsOnboardingBanner(user, sessionSkipOnboarding);
    };
    expect(banner('worker skipped')).toBe(true);
    expect(banner('worker skipped for now')).toBe(false);
    expect(isOnboardingDone(aViewer('employer skipped').user!, false)).toBe(true);
  });

  it('belongs to one user type, or to none', () => {
    expect(viewersOf('Employer')).toEqual(EMPLOYER_VIEWERS);
    expect(viewersOf('Temp')).toEqual(WORKER_VIEWERS);
    expect(viewersOf('Admin')).toEqual(['admin']);
    expect(VIEWERS).toHaveLength(EMPLOYER_VIEWERS.length + WORKER_VIEWERS.length + 2);
    expect(aViewer('visitor').user).toBeNull();
  });

  it('is made anew each time', () => {
    expect(aViewer('worker')).not.toBe(aViewer('worker'));
    expect(aViewer('worker suspended').user?.suspended).toBe(true);
  });
});
