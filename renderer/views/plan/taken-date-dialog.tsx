import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export type TakenDateChoice = 'swap' | 'shift' | 'both';

/** Asks what to do with the questions on a date where another question was dropped. */
export function TakenDateDialog(props: {
  day: string;
  choices: readonly TakenDateChoice[];
  onChoose: (choice: TakenDateChoice) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  return (
    <Dialog
      title={t('library.plan.taken.title', { day: props.day })}
      help={props.choices.map((choice) => t(`library.plan.taken.help.${choice}`)).join(' ')}
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
