import type { views as shape } from '../en/views.ts';

/** Words of each view. */
export const views: typeof shape = {
  duplicates: {
    title: 'Mögliche Dubletten',
    go: 'Zu den möglichen Dubletten',
    search: 'ähnlich zwillinge doppelt',
  },
  plan: { title: 'Plan', go: 'Zum Plan', search: 'kalender datum termine' },
  activity: { title: 'Abgleich', go: 'Zum Abgleich', search: 'warteschlange synchronisieren warum' },
  'local-api': { title: 'Lokale API', go: 'Zur lokalen API', search: 'server port token störungen anfragen' },
  emoji: { title: 'Deine Emoji', go: 'Zu deinen Emoji', search: 'eigene bilder' },
  settings: {
    title: 'Einstellungen',
    go: 'Zu den Einstellungen',
    search: 'optionen aussehen sicherung import export name sprache',
  },
  keyboard: { title: 'Tastatur', go: 'Zu allen Tasten', search: 'tastatur kürzel hilfe' },
  decide: { title: 'Entscheiden' },
};
