/** What certifies somebody for work with cannabis, by the names under which workers hand it in. */
export const CREDENTIALS = [
  'Selling it Right',
  'CannSell',
  'SellSafe',
  'Qualified Cannabis Worker',
  'CannaSell',
  'Smart Choices',
] as const;

export type Credential = (typeof CREDENTIALS)[number];

/** Where one gets each of them. */
export const CREDENTIAL_SOURCES: Readonly<Record<Credential, string>> = {
  'Selling it Right': 'https://www.responsibleservicebc.gov.bc.ca/',
  CannSell: 'https://cannsell.ca/',
  SellSafe: 'https://aglc.ca/training/sellsafe-cannabis-staff-training',
  'Qualified Cannabis Worker':
    'https://aglc.ca/cannabis/working-cannabis-industry/requirements-retail-staff',
  CannaSell: 'https://www.slga.com/',
  'Smart Choices': 'https://cannabisretail.smartchoicesmb.ca/',
};

/** Years for which those are valid that end by themselves, counted from their issue. */
export const CREDENTIAL_YEARS: Readonly<Partial<Record<Credential, number>>> = {
  SellSafe: 5,
  'Qualified Cannabis Worker': 5,
  'Smart Choices': 5,
};
