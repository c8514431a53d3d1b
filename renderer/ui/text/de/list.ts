import type { list as shape } from '../en/list.ts';
import { counted, formOf, numbered } from './counted.ts';

/** Words of the list pane. */
export const list: typeof shape = {
  search: (section) => `In „${section}“ suchen`,
  searchPlaceholder: 'Suchen',
  clearSearch: 'Suche leeren',
  sort: 'Sortieren nach',
  sorts: {
    edited: 'Geändert',
    created: 'Angelegt',
    title: 'Titel',
    sent: 'Gesendet',
    planned: 'Geplant',
  },
  removed: 'Entfernt',
  sortedBy: (sort) => `Sortiert nach: ${sort}`,
  filter: 'Filter',
  filterBy: (size) => (size === 0 ? 'Filter' : `Filter, ${numbered(size)} an`),
  clearFilter: 'Filter leeren',
  filtered: (count, total) =>
    `${numbered(count)} von ${numbered(total)} ${formOf(count, 'passt', 'passen')} zum Filter`,
  nothingPasses: 'Nichts passt zum Filter',
  nothingPassesHelp: (section) => `Keine Frage in „${section}“ ist so, wie der Filter es verlangt.`,
  notes: { add: 'Schlagwörter oder Tag hinzufügen', change: 'Schlagwörter und Tag ändern' },
  votes: (count) => counted(count, 'Stimme', 'Stimmen'),
  planned: (day) => `Geplant für ${day}`,
  tagged: (tag) => `Schlagwort ${tag}. `,
  found: (count, total, search) =>
    `${numbered(count)} von ${numbered(total)} ${formOf(count, 'passt', 'passen')} zu „${search}“`,
  count: numbered,
  results: 'Suchergebnisse',
  loading: 'Wird geladen',
  options: (count) => `${counted(count, 'Option', 'Optionen')}. `,
  edited: (state) => `${state}, bearbeitet`,
  changed: (state) => `${state}, hier geändert`,
  origins: { api: 'über API', sample: 'Beispiel' },
  empty: {
    draft: { title: 'Keine Entwürfe', text: 'Unfertige Fragen bleiben hier. Sie speichern sich selbst.' },
    ready: {
      title: 'Nichts ist fertig',
      text: 'Fragen, die alle Grenzen einhalten, kommen hierher, wenn sie gespeichert sind.',
    },
    service: { title: 'Nichts beim Dienst', text: 'Hier stehen Fragen, die der echte Dienst hat.' },
    sent: { title: 'Nichts gesendet', text: 'Hier stehen Fragen, die als Nachricht hinausgingen.' },
    attention: { title: 'Nichts ist zu klären', text: 'Konflikte und Ablehnungen würden hier stehen.' },
    all: {
      title: 'Noch keine Fragen',
      text: 'Schreib die erste. Sie speichert sich selbst, während du tippst.',
    },
    trash: {
      title: 'Der Papierkorb ist leer',
      text: 'Was du entfernst, bleibt hier, bis du es endgültig löschst.',
    },
  },
  nothingFound: (search) => `Nichts passt zu „${search}“`,
  searchedIn: (section) =>
    `Gesucht wurde in Titeln, Optionen, Beschreibungen, Fußzeilen und Schlagwörtern von „${section}“.`,
  failed: 'Die Bibliothek konnte nicht gelesen werden',
};
