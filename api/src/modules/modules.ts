import type { Type } from '@nestjs/common';

/** Every module of the API. */
export const modules: readonly Type[] = [];
