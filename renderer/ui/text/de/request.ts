import type { Text } from '../text.tsx';
import { counted } from './counted.ts';

/** Words of the request that a question becomes. */
export const request: Text['request'] = {
  target: 'Ziel',
  live: 'Dienst',
  local: 'Lokal',
  liveHelp:
    'Du bist mit keinem Dienst verbunden, deshalb ist die Adresse ein Platzhalter. Vom Ansehen wird nichts gesendet.',
  localHelp: 'Was die lokale API auf diesem Computer annimmt. Vom Ansehen wird nichts gesendet.',
  localOff: 'Die lokale API ist aus. Hier würde sie antworten.',
  localNowhere:
    'Die lokale API ist aus und nimmt beim Start irgendeinen freien Port. Die Adresse ist ein Platzhalter.',
  problems: (count: number) => `${counted(count, 'Problem', 'Probleme')}, damit würde sie abgelehnt`,
  wouldPass: 'Hält jede Grenze ein',
  what: { POST: 'Legt eine Frage an', PUT: 'Ändert die Frage' },
  body: 'Body',
  bodySize: (size: string) => `JSON, ${size}`,
  bodyName: 'Body der Anfrage',
  curl: 'curl',
  tokenHidden: 'Token verborgen',
  curlName: 'curl ohne das Token',
};
