import { counted } from '../../../../shared/text/counted.ts';
/** Words of the request that a question becomes. */
export const request = {
  target: 'Target',
  live: 'Live',
  local: 'Local',
  liveHelp:
    'You are not connected to a service, so the address is a placeholder. Nothing is sent by looking at this.',
  localHelp: 'What the local API on this computer takes. Nothing is sent by looking at this.',
  localOff: 'The local API is off. This is where it would answer.',
  localNowhere: 'The local API is off, and takes any free port when it starts. The address is a placeholder.',
  problems: (count: number) => `${counted(count, 'problem')}, so it would be refused`,
  wouldPass: 'Keeps every limit',
  what: { POST: 'Creates a question', PUT: 'Edits the question' },
  body: 'Body',
  bodySize: (size: string) => `JSON, ${size}`,
  bodyName: 'request body',
  curl: 'curl',
  tokenHidden: 'token hidden',
  curlName: 'curl without the token',
};
