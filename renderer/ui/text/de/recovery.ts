import type { Lost, LostFacts, RecoveryKind } from '../../../../shared/recovery.ts';
import type { Text } from '../text.tsx';
import { counted, formOf, listed, numbered } from './counted.ts';

/** Words about damaged files, and about backups. */

const questions = (count: number): string => counted(count, 'Frage', 'Fragen');

/** What a report says of a whole file, before the host's own words for it, which are English. */
const kinds: Record<RecoveryKind, string> = {
  damaged: 'Die Datei ist beschädigt oder weg',
  'cut-off': 'Ein Teil der Datei fehlt',
  foreign: 'Die Datei gehört nicht zur Bibliothek',
  'changed-outside': 'Ein anderes Programm hat hier etwas geändert',
};

/** What it says of a line. */
const ofLine: Record<RecoveryKind, string> = {
  ...kinds,
  damaged: 'Nicht übernommen, weil es so nicht stimmt',
  'cut-off': 'Nicht übernommen, weil das Ende fehlt',
  foreign: 'Nicht übernommen, weil es nicht zur Bibliothek gehört',
};

function lost(facts: LostFacts): string {
  switch (facts.what) {
    case 'library':
      return 'Alles, was in der Bibliothek war';
    case 'question':
      return 'alles davon';
    case 'number':
      return 'nur die Nummer ist lesbar';
    case 'file':
      return `Alles, was in ${facts.path} war`;
    case 'more':
      return `${facts.isMost ? 'Bis zu ' : ''}${numbered(facts.count)} mehr aus ${facts.path}`;
    case 'lines':
      return `${formOf(facts.count, '1 Zeile, die keine Frage ist,', `${numbered(facts.count)} Zeilen, die keine Fragen sind,`)} in ${facts.path}`;
    case 'change':
      return `die neueste Änderung, die so begann: ${facts.began}`;
  }
}

export const recovery: Text['recovery'] = {
  report: {
    title: {
      damaged: 'Ein Teil deiner Bibliothek war nicht lesbar',
      changed: 'Ein anderes Programm hat deine Bibliothek geändert',
      gone: 'Ein Teil deiner Bibliothek war weg',
    },
    found: {
      damaged: (when: string) => `QOTD Studio hat beschädigte Dateien gefunden (${when}).`,
      changed: (when: string) => `QOTD Studio hat es bemerkt (${when}).`,
      gone: (when: string) => `QOTD Studio hat es bemerkt (${when}).`,
    },
    nothingGone: 'Keine Frage ist verloren.',
    restored: (count: number) =>
      formOf(
        count,
        '1 Frage kam aus einer Sicherung zurück.',
        `${numbered(count)} Fragen kamen aus Sicherungen zurück.`,
      ),
    lost: (count: number) =>
      formOf(
        count,
        '1 Sache war nicht zurückzuholen.',
        `${numbered(count)} Sachen waren nicht zurückzuholen.`,
      ),
    restOk: 'Alles andere ist, wie du es verlassen hast.',

    goneTitle: 'Verloren',
    gone: (id: number, hint: string) => `Frage ${id}: ${hint}`,
    hint: ({ hint, facts }: Pick<Lost, 'hint' | 'facts'>) => (facts === undefined ? hint : lost(facts)),
    illegible: 'Etwas, wovon nichts zu lesen ist',
    restoredTitle: 'Aus einer Sicherung zurück',
    restoredHelp: 'Änderungen nach der Sicherung fehlen.',
    asOf: (when: string) => `Stand: ${when}`,
    untitled: (id: number) => `Frage ${id}, ohne Titel`,
    filesTitle: 'Was gefunden wurde',
    lines: (numbers: readonly number[]) =>
      numbers.length > 5
        ? `${numbered(numbers.length)} Zeilen`
        : `${formOf(numbers.length, 'Zeile', 'Zeilen')} ${listed(numbers.map(String))}`,
    question: (id: number, title: string) =>
      title === '' ? `Frage ${id}, ohne Titel` : `Frage ${id}, „${title}“`,
    sentence: (reason: string, kind: RecoveryKind) => `${kinds[kind]} (${reason}).`,
    notTaken: (reason: string, kind: RecoveryKind) => `${ofLine[kind]} (${reason}).`,
    outcome: {
      taken: 'Ein anderes Programm hat sie geändert, und das wurde übernommen.',
      'kept-here':
        'Ein anderes Programm hat sie geändert, und hier wurde sie auch geändert. Sie bleibt, wie sie hier ist; die andere Fassung liegt im Ordner unten.',
      removed: 'Ein anderes Programm hat sie herausgenommen. Sie ist jetzt unter den entfernten Fragen.',
      'no-question': () => 'Das ist ein Zeichen von git und keine Frage. Es wurde weggelassen.',
      mended: (reason: string) => `Es war beschädigt und ist berichtigt (${reason}). Davon fehlt nichts.`,
      gone: 'Diese Datei war weg.',
      'not-taken': 'Die Bibliothek bleibt, wie sie war.',
    },
    fate: {
      'came-back': (when: string) => `Die Frage kam aus einer Sicherung zurück (Stand: ${when}).`,
      gone: 'Was darin stand, ist verloren.',
      there: 'Die Frage ist da, aus einer anderen Zeile.',
    },
    asideTitle: 'Behalten, wie es gefunden wurde',
    asideTitleNone: 'Nichts zu behalten',
    asideHelp: 'Die Dateien liegen, wie sie gefunden wurden, in diesem Ordner:',
    asideHelpSome:
      'Dateien, die weg waren, lassen sich nicht behalten. Die anderen liegen, wie sie gefunden wurden, in diesem Ordner:',
    asideNone: 'Es war keine Datei da, die zu behalten wäre. In diesem Ordner liegt nur ein Bericht:',
    folder: 'Ordner',
    more: (count: number) =>
      `Und ${numbered(count)} mehr. In der Datei report.json im Ordner unten stehen alle.`,
    later: 'Nächstes Mal wieder zeigen',
    dismiss: 'Nicht mehr zeigen',
  },

  settings: {
    title: 'Bibliothek',
    folder: 'Ordner',
    folderHelp: 'Alle Fragen und Entwürfe sind Dateien darin.',
    copyFolder: 'Ordner',
    found: 'Dateien',
    foundHelp:
      'Mit den Dateien der Bibliothek stimmte etwas nicht, oder ein anderes Programm hat sie geändert.',
    show: 'Zeigen, was war',
    backups: 'Sicherungen',
    backupsHelp:
      'Kopien der ganzen Bibliothek. Sie entstehen von selbst, während du arbeitest, höchstens eine in der Stunde, und wenn du die App schließt. Behalten werden die neuesten 12 und die letzte von jedem von 14 Tagen.',
    make: 'Jetzt eine machen',
    made: 'Sicherung gemacht',
    none: 'Es gibt noch keine.',
    couldNotList: 'Die Liste der Sicherungen war nicht zu lesen.',
    about: (count: number, size: string) => `${questions(count)}, ${size}`,
    damaged:
      'Beschädigt, deshalb nicht wiederherzustellen. Einzelne Fragen lassen sich vielleicht noch daraus holen.',
    restore: 'Wiederherstellen…',
    restoreThat: (when: string) => `Sicherung wiederherstellen: ${when}`,
    restoreTitle: 'Diese Sicherung wiederherstellen?',
    restoreText: (when: string, count: number) =>
      `Die Bibliothek bekommt diesen Stand: ${when}, mit ${questions(count)}. Was sie jetzt enthält, wird behalten, und Rückgängig bringt es zurück.`,
    restoreDo: 'Sicherung wiederherstellen',
    restored: (count: number) => `Die Bibliothek ist wie damals, mit ${questions(count)}`,
    undone: (count: number) => `Die Bibliothek ist wieder wie zuvor, mit ${questions(count)}`,
    gone: 'Diese Sicherung ist nicht mehr da.',
    unreadable: 'Diese Sicherung war nicht zu lesen. Die Bibliothek bleibt, wie sie ist.',
    notMade:
      'Die Sicherung kam nicht zustande: Der Datenträger nahm sie nicht an. Sonst ist alles wie vorher.',
  },
};
