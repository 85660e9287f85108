/**
 * The names of those whose body takes `at`: when it was, where it is sent later (HOURS-30). Names alone, so that
 * a page that sends one call does not carry all.
 */
export const timedCalls: readonly string[] = ['clockedtime.selfIn', 'clockedtime.selfOut'];
