import { config } from 'zod';

// Zod calls `new Function` when the first schema is created. The content security policy blocks that and
// reports the attempt, so this must run before any schema is created.
config({ jitless: true });
