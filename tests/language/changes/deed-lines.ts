/** Wishes to change what is there, with which thing, what it becomes and who comes marked: `I [p Ruth] joins [a the audit]`. */
import type { Deed, DeedSlot } from '@crocodile-hub/core/reader/changes/deeds';
import { linesMarkedBy, type Letters } from '@crocodile-hub/core/reader/data/marked';

const letters: Letters<Deed | 'none', DeedSlot> = {
  intents: {
    F: 'finish_task',
    D: 'delete_task',
    N: 'rename_task',
    S: 'reschedule_task',
    C: 'cancel_meeting',
    M: 'move_meeting',
    R: 'rename_meeting',
    I: 'invite',
    P: 'put_off_reminder',
    X: 'cancel_reminder',
    O: 'none',
  },
  slots: { a: 'about', t: 'to', p: 'who' },
  none: 'none',
};

export type DeedLine = ReturnType<typeof deedLines>[number];

export function deedLines(file: string) {
  return linesMarkedBy(letters, file).map(({ text, parts: [{ intent, marks }], isHeld }) => ({
    text,
    deed: intent,
    marks,
    isHeld,
  }));
}
