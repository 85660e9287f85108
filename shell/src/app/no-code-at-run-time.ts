// Under the page's security policy zod may not make code at run time, nor try whether it could. One
// setting for all its copies, which they read when they are loaded: made here without zod's own code, as
// that comes later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// So that it is a module, which its spec loads anew.
export {};
