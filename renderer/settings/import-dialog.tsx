import type { FileProblem, ImportReport } from '../../shared/exchange.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/field.tsx';
import { useExchangeText } from '../ui/text/exchange-text.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './library-exchange.module.css';

/** Problems that are worth a look at once; the rest are counted. */
const MOST_SHOWN = 20;

/** Says what an import would do, with everything to know about the file, before it is done. */
export function ImportDialog(props: {
  name: string;
  /** What a dry run told; or, in words, why there could be none. */
  outcome: ImportReport | string;
  busy: boolean;
  onImport: () => void;
  onClose: () => void;
}) {
  const { name, outcome, busy, onImport, onClose } = props;
  const words = useExchangeText();
  const { cancel } = useText().frame;
  const isPossible = typeof outcome !== 'string' && outcome.state !== 'refused' && countOf(outcome) > 0;
  return (
    <Dialog
      title={words.importTitle(name)}
      onClose={onClose}
      foot={
        <>
          <Button variant={isPossible ? 'ghost' : 'plain'} onPress={onClose}>
            {isPossible ? cancel : words.close}
          </Button>
          {isPossible && (
            <Button variant="primary" busy={busy} onPress={onImport}>
              {words.importDo}
            </Button>
          )}
        </>
      }
    >
      {typeof outcome === 'string' ? (
        <Problem level="problem">{outcome}</Problem>
      ) : (
        <Report report={outcome} isPossible={isPossible} />
      )}
    </Dialog>
  );
}

export const countOf = ({ added }: ImportReport): number => added.questions + added.drafts + added.removed;

function Report({ report, isPossible }: { report: ImportReport; isPossible: boolean }) {
  const words = useExchangeText();
  const { added, skipped, renumbered, breaking, state } = report;
  const sentences =
    state === 'refused'
      ? [words.refused]
      : [
          isPossible ? words.wouldAdd(added) : words.wouldAddNothing,
          breaking > 0 ? words.breaking(breaking) : '',
          skipped.same > 0 ? words.same(skipped.same) : '',
          skipped.older > 0 ? words.older(skipped.older) : '',
          renumbered > 0 ? words.renumbered(renumbered) : '',
        ].filter((sentence) => sentence !== '');
  const shown = report.problems.slice(0, MOST_SHOWN);
  const more = report.problemCount - shown.length;
  return (
    <>
      <p>{sentences.join(' ')}</p>
      {shown.length > 0 && (
        <ul className={styles.problems} aria-label={words.problems}>
          {shown.map((problem, index) => (
            // The list of a report never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same.
            <ProblemItem key={index} problem={problem} />
          ))}
          {more > 0 && <li className={styles.more}>{words.moreProblems(more)}</li>}
        </ul>
      )}
    </>
  );
}

function ProblemItem({ problem: { level, line, path, message } }: { problem: FileProblem }) {
  const place = useExchangeText().place(line, path);
  return (
    <li>
      <Problem level={level === 'error' ? 'problem' : 'warning'}>
        {place !== '' && <span className={styles.place}>{place}: </span>}
        {message}
      </Problem>
    </li>
  );
}
