/** The user types that onboard; any type other than Employer is treated as a worker. */
export const ONBOARDING_USER_TYPES = ['Employer', 'Temp'] as const;

export type OnboardingUserType = (typeof ONBOARDING_USER_TYPES)[number];

export const ONBOARDING_LEVELS = [1, 2, 3, 4, 5] as const;

export type OnboardingLevel = (typeof ONBOARDING_LEVELS)[number];

/** The five flags of a user; a missing flag is not set. */
export type OnboardingFlags = Readonly<
  Partial<Record<`level${OnboardingLevel}`, boolean | undefined>>
>;

/** What the rules need to know of a user. */
export interface OnboardingUser extends OnboardingFlags {
  readonly usertype: string;
  readonly skipOnboarding?: boolean | undefined;
}

/** The titles of the steps by user type (ONBOARD-11). */
export const ONBOARDING_STEPS: Readonly<Record<OnboardingUserType, readonly string[]>> = {
  Employer: [
    'Business Information',
    'Add Supervisor',
    'Add Location',
    'Connect Payment Method',
    'Business Verification',
  ],
  Temp: [
    'Create Profile',
    'ID Verification',
    'Add Banking Info',
    'Add Certifications',
    'Screening Survey',
  ],
};

/** How many levels are required: five for both user types. */
export function requiredLevels(_usertype: string): 5 {
  return 5;
}

/** How many flags are set without a gap from level1: 0 to 5. */
export function currentLevel(flags: OnboardingFlags): 0 | OnboardingLevel {
  const gap = ONBOARDING_LEVELS.find((level) => flags[`level${level}`] !== true);
  return gap === undefined ? 5 : ((gap - 1) as 0 | OnboardingLevel);
}

/** Whether all required levels are reached, by flags alone; skipping does not count. */
export function hasCompletedOnboarding(user: OnboardingUser): boolean {
  return currentLevel(user) >= requiredLevels(user.usertype);
}

/** Whether the overlay stays hidden: completed, skipped by the user, or skipped for this session. */
export function isOnboardingDone(user: OnboardingUser, sessionSkip: boolean): boolean {
  return hasCompletedOnboarding(user) || user.skipOnboarding === true || sessionSkip;
}

/** Whether the banner 'Please complete onboarding to use full features!' shows. */
export function showsOnboardingBanner(user: OnboardingUser, sessionSkip: boolean): boolean {
  return user.skipOnboarding === true && !hasCompletedOnboarding(user) && !sessionSkip;
}
