/** An IANA time zone name such as 'America/Toronto'. */
export type TimeZone = string;
