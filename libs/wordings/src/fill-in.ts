/** Puts values into the places of a text: `{{name}}` becomes what `values` has for `name`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '').trim();
