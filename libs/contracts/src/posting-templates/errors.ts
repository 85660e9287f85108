import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of posting templates. */
export const postingTemplateErrors = {
  TEMPLATE_NAME_IN_USE: { status: 409, msg: 'You already have a template with this name' },
  TOO_MANY_TEMPLATES: {
    status: 409,
    msg: 'You have reached 50 templates. Please delete one first',
  },
} as const satisfies Record<string, ErrorDefinition>;
