import { config } from 'zod';

// Under the page's security policy zod may not make code at run time, nor try whether it could. One
// setting for all its copies, made before the first schema is used.
config({ jitless: true });
