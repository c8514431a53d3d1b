import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import styles from './slider.module.css';

/** A slider. `onChange` is called when the thumb is released or a key is pressed. `words` formats the value. */
export function Slider(props: {
  label: string;
  value: number;
  min?: number;
  max: number;
  step: number;
  words: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const { value, words } = props;
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  return (
    <AriaSlider
      className={styles.slider ?? ''}
      value={shown}
      minValue={props.min ?? 0}
      // The value may exceed the slider's range.
      maxValue={Math.max(props.max, value)}
      step={props.step}
      onChange={setMoving}
      onChangeEnd={(next) => {
        setMoving(null);
        if (next !== value) props.onChange(next);
      }}
    >
      <div className={styles.header}>
        <Label className={styles.label ?? ''}>{props.label}</Label>
        <span className={styles.value}>{words(shown)}</span>
      </div>
      <SliderTrack className={styles.track ?? ''}>
        <div className={styles.line} />
        <SliderFill className={styles.fill ?? ''} />
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  );
}
