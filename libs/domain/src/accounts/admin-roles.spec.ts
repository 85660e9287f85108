import { describe, expect, it } from '@jest/globals';
import { ADMIN_ROLES, hasAdminRole } from './admin-roles.ts';

describe('roles of the back office', () => {
  it('let in whoever has one of those that are wanted', () => {
    expect(hasAdminRole(['reviewer', 'support'], ['support'])).toBe(true);
    expect(hasAdminRole(['reviewer'], ['support', 'finance'])).toBe(false);
  });

  it('let an owner do everything, also what is for nobody else', () => {
    for (const role of ADMIN_ROLES) expect(hasAdminRole(['owner'], [role])).toBe(true);
    expect(hasAdminRole(['owner'], [])).toBe(true);
  });

  it('let nobody in who has none', () => {
    expect(hasAdminRole([], ADMIN_ROLES)).toBe(false);
    expect(hasAdminRole(['finance'], [])).toBe(false);
  });
});
