import { PortalSettings } from '@leafshift/shell-sdk/registry';
import { z } from 'zod';

/**
 * What `settings.json` of a target holds: the portal's settings that an operator has chosen, and no
 * other. What is not in it goes by the environment of the portal's server.
 */
export const ChosenSettings = PortalSettings.extend({
  overrideOrigins: z.array(z.string()),
}).partial();
export type ChosenSettings = z.infer<typeof ChosenSettings>;

/** An origin as a content security policy names it, such as `https://qa.example.ca`. */
export const ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::(?:\d+|\*))?$/;
