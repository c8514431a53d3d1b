import { config } from 'zod';

// Zod compiles parsers with `new Function` where it can, and tries it out when the first schema is made.
// The content security policy forbids that and reports the attempt, so this has to run before any schema.
config({ jitless: true });
