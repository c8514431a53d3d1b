import type { Template } from '../../../../shared/template.ts';
import type { templates as shape } from '../en/templates.ts';
import { numbered } from './counted.ts';

const begun = (title: string, ...options: string[]): Template['draft'] => ({
  title,
  options: options.join('\n'),
  description: '',
  footer: '',
  image: '',
});

/** Words of the templates, and those that come with the app. */
export const templates: typeof shape = {
  builtIn: [
    { name: 'Ja oder nein', draft: begun('', '👍 - Ja', '👎 - Nein', '🤷 - Kommt darauf an') },
    { name: 'Dies oder das', draft: begun('', '🅰️ - Dies', '🅱️ - Das') },
    {
      name: 'Skala 1–5',
      draft: begun('', '1️⃣ - Gar nicht', '2️⃣ - Ein wenig', '3️⃣ - Teils, teils', '4️⃣ - Ziemlich', '5️⃣ - Sehr'),
    },
    {
      name: 'Würdest du lieber',
      draft: begun('Würdest du lieber ', '🅰️ - ', '🅱️ - ', '🚫 - Keins von beiden'),
    },
  ],

  title: 'Mit einer Vorlage beginnen',
  own: 'Deine Vorlagen',
  noOwn: 'Speichere eine Frage über ihr Menü als Vorlage, dann steht sie hier.',
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  removed: (name) => `Vorlage „${name}“ entfernt`,
  back: (name) => `„${name}“ ist wieder da`,
  close: 'Schließen',

  saveTitle: 'Als Vorlage speichern',
  saveText: 'Titel, Optionen und alle anderen Felder bleiben darin, um neue Fragen damit zu beginnen.',
  saveDo: 'Vorlage speichern',
  saved: (name) => `Vorlage „${name}“ gespeichert`,
  renameTitle: (name) => `„${name}“ umbenennen`,
  name: 'Name',
  nameNeeded: (max) => `Ein Name hat 1 bis ${numbered(max)} Zeichen.`,
  nameTaken: (name) => `Es gibt schon eine Vorlage „${name}“.`,
  tooLong: 'Diese Frage ist zu lang für eine Vorlage. Kürze sie auf weniger als 2000 Zeichen.',
  tooMany: (max) => `Es gibt schon ${numbered(max)} Vorlagen. Entferne zuerst eine.`,
};
