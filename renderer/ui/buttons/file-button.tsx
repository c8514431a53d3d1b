import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** A button that lets a file be chosen. `accept`: endings such as «.json». */
export function FileButton(
  props: Omit<ButtonProps, 'onPress'> & { accept: readonly string[]; onChoose: (file: File) => void },
) {
  const { accept, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onPress={() => input.current?.click()} />
    </>
  );
}
