import type { CsvFault, FileFault, JsonFault } from '../../../../shared/file-fault.ts';
import { counted, formOf, numbered } from './counted.ts';

const json: Record<JsonFault, string> = {
  value: 'hier fehlt ein Wert',
  'value or ]': 'hier fehlt ein Wert oder ]',
  name: 'hier fehlt ein Name in doppelten Anführungszeichen',
  'name or }': 'hier fehlt ein Name in doppelten Anführungszeichen oder }',
  colon: 'nach dem Namen fehlt ein Doppelpunkt',
  comma: 'hier fehlt ein Komma, oder eine Klammer ist nicht geschlossen',
  end: 'nach dem Ende des Werts kommt noch etwas',
  early: 'der Text hört zu früh auf und ist wohl unvollständig',
  'open-text': 'ein Text in doppelten Anführungszeichen hört nicht auf',
  escape: 'so ein Zeichen nach einem Backslash gibt es nicht; der Backslash selbst schreibt sich \\\\',
  control: 'in einem Text steht ein Zeilenumbruch oder anderes Steuerzeichen; \\n ist dort ein Zeilenumbruch',
  depth: 'Listen und Objekte sind zu tief verschachtelt',
};

const csv: Record<CsvFault, string> = {
  'open-quote': 'hier beginnt ein Anführungszeichen " und wird nie geschlossen',
  'behind-quote':
    'nach einem schließenden Anführungszeichen steht Text; in einer Zelle schreibt sich das Zeichen ""',
};

const rather = {
  json: ' Ist die ganze Datei eine Liste, dann ist sie JSON: nenn sie .json.',
  jsonl: ' Steht in jeder Zeile eine Frage, dann ist sie JSONL: nenn sie .jsonl.',
};

const fields = {
  title: 'Der Titel',
  description: 'Die Beschreibung',
  footer: 'Die Fußzeile',
  image: 'Das Bild',
};

const ownLines =
  'In einem so großen Export muss jeder Eintrag in einer eigenen Zeile stehen, wie die App ihn schrieb.';

/** What is wrong with a file of questions, or good to know of it. */
export function fileFault(fault: FileFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Die Datei ist leer.';
    case 'not-utf8':
      return 'Die Datei ist nicht UTF-8. Speichere sie als UTF-8; in einer Tabelle wähle „CSV UTF-8“.';
    case 'no-object':
      return 'Eine Frage ist ein Objekt: { "title": "…", "options": "…" }.';
    case 'foreign-member':
      return 'Gehört nicht zu einer Frage und wird weggelassen.';
    case 'foreign-column':
      return 'Gehört nicht zu einer Frage; die Spalte wird weggelassen.';
    case 'json-expected':
      return 'Hier gehört eine Liste von Fragen hin, oder ein Export von QOTD Studio.';
    case 'bad-header':
      return 'Der Kopf eines Exports braucht Version und Anzahl. Exportiere noch einmal.';
    case 'no-entries':
      return 'Ein Export hat hier die Liste seiner Einträge.';
    case 'behind-end':
      return `Nach dem Ende kommt noch etwas. ${ownLines}`;
    case 'canceled':
      return 'Abgebrochen. Es wurde nichts importiert.';
    case 'out-of-memory':
      return 'Die Datei braucht beim Lesen zu viel Speicher. Teile sie in kleinere Dateien auf. Es wurde nichts importiert.';
    case 'unreadable':
      return 'Die Datei konnte wegen eines unerwarteten Fehlers nicht gelesen werden. Es wurde nichts importiert.';
    case 'too-long': {
      const unit = fault.unit === 'lines' ? 'Zeilen' : 'Zeichen';
      const name = fault.field === 'options' ? 'Die Optionen' : fields[fault.field];
      return `${name}: mehr als ${numbered(fault.most)} ${unit}. Kürze den Text und importiere noch einmal.`;
    }
    case 'too-large': {
      const exports =
        fault.exports === null
          ? ''
          : ` Nur ein Export, wie die App ihn schrieb, darf ${fault.exports} MiB haben.`;
      return `Die Datei hat mehr als ${fault.mebibytes} MiB. Importiere sie in Teilen.${exports}`;
    }
    case 'no-csv':
      return `Ab hier ist die Datei kein CSV und wurde nicht weiter gelesen: ${csv[fault.why]}.`;
    case 'too-wide':
      return `Die Zeile hat ${counted(fault.cells, 'Zelle', 'Zellen')}, die Kopfzeile aber ${numbered(fault.width)}. Eine Zelle mit Trennzeichen, Anführungszeichen oder Zeilenumbruch steht in Anführungszeichen.`;
    case 'no-column':
      return `Keine Spalte heißt „${fault.wanted}“; es gibt ${fault.found.map((name) => `„${name}“`).join(', ')}.`;
    case 'two-columns':
      return `Zwei Spalten heißen „${fault.wanted}“.`;
    case 'no-day':
      return `„${fault.typed}“ ist kein Tag wie 20.11.2026 oder 2026-11-20 und wird weggelassen.`;
    case 'long-tag':
      return `Das Schlagwort „${fault.tag}“ hat mehr als ${numbered(fault.most)} Zeichen und wird weggelassen.`;
    case 'many-tags':
      return `Eine Frage hat höchstens ${numbered(fault.most)} Schlagwörter; ${formOf(fault.left, '1 weiteres wird', `${numbered(fault.left)} weitere werden`)} weggelassen.`;
    case 'no-json': {
      if (fault.why === 'depth')
        return 'Listen und Objekte sind hier zu tief verschachtelt. Entferne das Feld, in dem sie stehen, und versuche es noch einmal.';
      const what = fault.what === 'file' ? 'Das' : 'Diese Zeile';
      const why = fault.why === null ? '' : `: ${json[fault.why]}`;
      const end =
        fault.what === 'own-line' ? ` ${ownLines}` : fault.rather === null ? '' : rather[fault.rather];
      return `${what} ist kein JSON${why}.${end}`;
    }
    case 'wrong-count':
      return `Der Kopf verspricht ${counted(fault.promised, 'Eintrag', 'Einträge')}, es ${fault.found === 1 ? 'folgt' : 'folgen'} aber ${numbered(fault.found)}. Ist die Datei vollständig? Fehlen Zeilen mit Absicht, dann berichtige „count“.`;
    case 'too-many':
      return `Ein Export darf höchstens ${numbered(fault.most)} Einträge haben. Importiere ihn in Teilen.`;
    case 'too-many-questions':
      return `Die Datei hat mehr als ${numbered(fault.most)} Fragen. Teile sie in kleinere Dateien auf.`;
    case 'newer-export':
      return `Der Export hat Version ${fault.version}; dieses Programm kennt ${fault.known}. Aktualisiere es.`;
    case 'other-format':
      return fault.isOurs
        ? `Das ist eine der Dateien, aus denen eine Bibliothek besteht (${fault.format}). Exportiere die Bibliothek und nimm den Export.`
        : `Das ist kein Export, sondern hat das Format „${fault.format}“. Nimm einen Export, Sicherungspunkt oder eine Sicherung von QOTD Studio, oder Fragen ohne Format.`;
    case 'bad-snapshot':
      return `Der Sicherungspunkt ist nicht lesbar (${fault.reason}).`;
    case 'bad-entry':
      return `Ein Eintrag muss sein, wie er exportiert wurde (${fault.wrong}). Berichtige ihn oder exportiere noch einmal.`;
    case 'same-id':
      return `Auch ${fault.path || `Zeile ${fault.line}`} hat die ID ${fault.id}. Nimm eine davon heraus oder gib ihr eine andere ID.`;
    case 'no-text': {
      const { field, isThere } = fault;
      const lines = 'die Zeilen getrennt durch \\n.';
      if (field === 'options')
        return isThere
          ? `Die Optionen müssen ein Text sein, ${lines}`
          : `Die Optionen fehlen. Sie sind ein Text, ${lines}`;
      const orNull = field === 'title' ? '' : ' oder null';
      return isThere ? `${fields[field]} muss ein Text${orNull} sein.` : `${fields[field]} fehlt.`;
    }
  }
}
