// Made by the build from the table in libs/rspack-config/src/shared-dependencies.ts.
declare module 'leafshift-lent-libraries' {
  /** A library that the shell lends: at hand, or loaded when a remote first needs it. */
  export interface LentLibrary {
    readonly request: string;
    readonly version: string;
    readonly module?: object;
    readonly load?: () => Promise<object>;
  }
  export const lentLibraries: readonly LentLibrary[];
}
