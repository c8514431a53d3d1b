import type { RefObject } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { isTextDropItem, useDrop } from 'react-aria-components/useDrop';
import type { Summary } from '../../../shared/library/entry.ts';

/** The data type of dragged questions. Only dates in the plan accept it. */
const QUESTION_TYPE = 'application/x-qotd-question';

/**
 * Lets the user drag a question with the mouse or the keyboard. Keyboard users start the drag with the button
 * that has `dragButtonProps`. A posted question can't be dragged.
 */
export const useQuestionDrag = ({ id, sentAt }: Pick<Summary, 'id' | 'sentAt'>) =>
  useDrag({
    hasDragButton: true,
    isDisabled: sentAt !== null,
    getItems: () => [{ [QUESTION_TYPE]: String(id) }],
    getAllowedDropOperations: () => ['move'],
  });

/** Accepts dragged questions. `ref` is the button that the keyboard focuses while dragging. */
export const useQuestionDrop = (ref: RefObject<HTMLButtonElement | null>, onQuestion: (id: number) => void) =>
  useDrop({
    ref,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(QUESTION_TYPE) ? 'move' : 'cancel'),
    onDrop: async ({ items }) => {
      const item = items.filter(isTextDropItem).find(({ types }) => types.has(QUESTION_TYPE));
      if (item) onQuestion(Number(await item.getText(QUESTION_TYPE)));
    },
  });
