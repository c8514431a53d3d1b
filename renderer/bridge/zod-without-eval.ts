import { config } from 'zod';

// Zod tries `new Function` when the first schema is created. The content security policy forbids that and
// reports the attempt, so this must run before any schema is created.
config({ jitless: true });
