/** A town's name as it is compared: `St. John's` is `Saint Johns`, `Montréal` is `montreal`. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}.'’]/gu, '')
    .replaceAll('-', ' ')
    .toLowerCase()
    .trim()
    .replace(/^ste? /, 'saint ')
    .replaceAll(/ ste? /g, ' saint ')
    .replaceAll('sainte ', 'saint ')
    .replaceAll(/\s+/g, ' ');
