/** Canadian financial institutions by institution number (Payments Canada). */
const institutions: Readonly<Record<string, string>> = {
  '000': 'STRIPE TEST BANK',
  '001': 'Bank of Montreal',
  '002': 'Scotiabank',
  '003': 'Royal Bank of Canada',
  '004': 'TD Canada Trust',
  '006': 'National Bank of Canada',
  '010': 'CIBC',
  '016': 'HSBC Bank Canada',
  '030': 'Canadian Western Bank',
  '039': 'Laurentian Bank of Canada',
  '117': 'Government of Canada',
  '219': 'ATB Financial',
  '260': 'Citibank Canada',
  '270': 'JPMorgan Chase Bank',
  '320': 'President’s Choice Financial',
  '338': 'Canadian Tire Bank',
  '340': 'ICICI Bank Canada',
  '374': 'Motus Bank',
  '540': 'Manulife Bank',
  '568': 'Peace Hills Trust',
  '614': 'Tangerine',
  '621': 'Peoples Trust',
  '623': 'EQ Bank',
  '703': 'Wealthsimple',
  '807': 'Communication Technologies Credit Union',
  '809': 'Central 1 Credit Union (British Columbia)',
  '815': 'Desjardins',
  '819': 'Caisse populaire du Manitoba',
  '828': 'Central 1 Credit Union (Ontario)',
  '829': 'Desjardins Ontario',
  '837': 'Meridian Credit Union',
  '839': 'Atlantic Central',
  '865': 'Caisses populaires acadiennes',
  '879': 'Credit Union Central of Manitoba',
  '889': 'Credit Union Central of Saskatchewan',
  '899': 'Credit Union Central of Alberta',
};

/** The institution's name, where its number is known. */
export function institutionName(number: string): string | undefined {
  return Object.hasOwn(institutions, number) ? institutions[number] : undefined;
}

/** Numbers and names, by number, for a list to choose from. */
export function institutionList(): readonly (readonly [number: string, name: string])[] {
  return Object.entries(institutions).sort(([a], [b]) => a.localeCompare(b));
}
