import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of posting templates. */
export const postingTemplateErrors = {
  TEMPLATE_NAME_IN_USE: { status: 409 },
  TOO_MANY_TEMPLATES: { status: 409, values: { count: 50 } },
} as const satisfies Record<string, ErrorDefinition>;
