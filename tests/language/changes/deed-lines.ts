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
    A: 'archive_mail',
    T: 'trash_mail',
    K: 'star_mail',
    U: 'unread_mail',
    V: 'read_mail',
    Y: 'accept_invitation',
    B: 'decline_invitation',
    Q: 'doubt_invitation',
    L: 'resize_meeting',
    Z: 'uninvite',
    H: 'cancel_send',
    W: 'move_send',
    j: 'unstar_mail',
    g: 'restore_mail',
    s: 'spam_mail',
    l: 'tag_mail',
    k: 'untag_mail',
    z: 'snooze_mail',
    u: 'unsubscribe',
    r: 'reopen_task',
    n: 'rename_reminder',
    p: 'place_meeting',
    o: 'none',
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
