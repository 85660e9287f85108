/** A filter for text that starts with what somebody typed, taken literally; it can use an index. */
export const startsWith = (text: string): { readonly $regex: string } => ({
  $regex: `^${text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`,
});
