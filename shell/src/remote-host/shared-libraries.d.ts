// Made by the build from the table in libs/remote-kit/src/build/shared-dependencies.ts.
declare module 'leafshift-shared-libraries' {
  /** A library that the shell shares: at hand, or loaded when a remote first needs it. */
  export interface SharedLibrary {
    readonly request: string;
    readonly version: string;
    readonly module?: object;
    readonly load?: () => Promise<object>;
  }
  export const sharedLibraries: readonly SharedLibrary[];
}
