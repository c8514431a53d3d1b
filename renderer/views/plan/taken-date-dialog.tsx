import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export type TakenDateChoice = 'swap' | 'shift' | 'both';

/** Asks what to do with the questions on a date where another question was dropped. */
export function TakenDateDialog(props: {
  day: string;
  /** How many questions are planned for the date. */
  count: number;
  choices: readonly TakenDateChoice[];
  onChoose: (choice: TakenDateChoice) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const { day, count } = props;
  const describe = (choice: TakenDateChoice) =>
    choice === 'both' ? t('library.plan.taken.help.both', { count }) : t(`library.plan.taken.help.${choice}`);
  return (
    <Dialog
      title={t('library.plan.taken.title', { day, count })}
      help={props.choices.map(describe).join(' ')}
      onClose={props.onClose}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('frame.cancel')}
          </Button>
          {props.choices.map((choice) => (
            <Button
              key={choice}
              onPress={() => {
                props.onClose();
                props.onChoose(choice);
              }}
            >
              {t(`library.plan.taken.${choice}`)}
            </Button>
          ))}
        </>
      }
    />
  );
}
