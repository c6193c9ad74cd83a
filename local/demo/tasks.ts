import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { smartTaskDocument, type SmartTaskStatus } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import { jerusalemTime } from '../seed/jerusalem.ts';
import { DANA, MAYA } from '../seed/mailbox-people.ts';
import { checked, type Fields, type Written } from './documents.ts';

type Task = {
  id: string;
  agoMs: number;
  command: string;
  echo: string;
  actionType: ActionType;
  payload: Fields;
  /** The language of the result's words. */
  locale?: 'he';
  status: SmartTaskStatus;
  summary?: string;
  /** Stored beside the sent payload: rule data.task.1. */
  recorded?: Fields;
};

/** A task that the server is asked to run: a reminder now, a mail at its time. */
export type RunTask = Pick<Task, 'id' | 'actionType' | 'payload' | 'locale'> & {
  payloadHash: string;
  runAt?: string;
};

/** The history: every status of a task, in both languages. */
function history(now: number): Task[] {
  const iso = (time: number) => new Date(time).toISOString();
  const dentist = jerusalemTime(now, 2, '16:20');
  const meeting = jerusalemTime(now, 1, '10:00');
  return [
    {
      id: 'task-lisbon',
      agoMs: 4 * minuteMs,
      command: 'email Dana that the hotel is free',
      echo: `Send an email to ${DANA.address}`,
      actionType: 'send_email',
      status: 'Waiting Confirmation',
      payload: {
        to: [DANA.address],
        subject: 'Three days in Lisbon',
        body: 'Hi Dana,\n\nthe hotel by the river is free for all three nights. Shall I book it?\n\nNoa',
      },
    },
    {
      id: 'task-dentist',
      agoMs: 40 * minuteMs,
      command: 'תקבעי תור אצל רופאת השיניים מחרתיים ב־16:20',
      echo: 'פגישה: רופאת שיניים',
      actionType: 'create_event',
      status: 'Done',
      payload: {
        title: 'רופאת שיניים',
        startTime: iso(dentist),
        endTime: iso(dentist + 40 * minuteMs),
        attendees: [],
      },
      recorded: { eventId: 'demodentist' },
      summary: '✅ נקבעה פגישה: רופאת שיניים',
    },
    {
      id: 'task-parking',
      agoMs: 70 * minuteMs,
      command: 'note: renew the parking permit',
      echo: 'Add a task: renew the parking permit',
      actionType: 'create_task',
      // Its page was closed before the second had passed.
      status: 'Pending',
      payload: { title: 'renew the parking permit' },
    },
    {
      id: 'task-maya',
      agoMs: 2 * hourMs,
      command: 'whatsapp 054-7654321 the photos are ready',
      echo: 'Send a WhatsApp message to +972547654321',
      actionType: 'send_whatsapp',
      status: 'Error',
      payload: { to: '+972547654321', message: 'The photos are ready.' },
      summary: '❌ WhatsApp allows free text only within 24 hours of the last message from this person.',
    },
    {
      id: 'task-board',
      agoMs: 5 * hourMs,
      command: 'שלחי למאיה את המספרים',
      echo: `שליחת מייל אל ${MAYA.address}`,
      actionType: 'send_email',
      status: 'Cancelled',
      payload: { to: [MAYA.address], subject: 'המספרים', body: 'היי מאיה,\n\nהמספרים מצורפים.\n\nנועה' },
      summary: '🚫 בוטל',
    },
    {
      id: 'task-meeting',
      agoMs: 26 * hourMs,
      command: 'Move the meeting with Dana to 10, she is at the dentist',
      echo: 'Meeting with Dana',
      actionType: 'create_event',
      status: 'Done',
      payload: {
        title: 'Meeting with Dana',
        startTime: iso(meeting),
        endTime: iso(meeting + 45 * minuteMs),
        attendees: [DANA.address],
        description: 'Moved from 9:00, she has a dentist appointment.',
      },
      recorded: { eventId: 'demodanatue' },
      summary: '✅ Meeting scheduled: Meeting with Dana',
    },
    {
      id: 'task-stand',
      agoMs: 30 * hourMs,
      command: 'text Avi: is the printing stand ready?',
      echo: 'Send a text message to +972524819930',
      actionType: 'send_sms',
      status: 'Done',
      payload: { to: '+972524819930', message: 'Is the printing stand ready?' },
      recorded: { messageId: 'text-1' },
      summary: '✅ Text message sent to +972524819930',
    },
    {
      id: 'task-present',
      agoMs: 50 * hourMs,
      command: 'תזכירי לי מחר לקנות מתנה לאמא',
      echo: 'תזכורת: לקנות מתנה לאמא',
      actionType: 'reminder',
      status: 'Done',
      payload: { task: 'לקנות מתנה לאמא', reminderTime: iso(now - 26 * hourMs), priority: 'medium' },
      recorded: { reminderId: 'past-present' },
      summary: '✅ נוצרה תזכורת: לקנות מתנה לאמא',
    },
  ];
}

/** Tasks that are still to run on the server: they can be undone, run now, and ring like real ones. */
function asked(now: number): (Task & { runAt?: string })[] {
  const tomorrow = new Date(jerusalemTime(now, 1, '09:00')).toISOString();
  return [
    {
      id: 'task-cut',
      agoMs: 3 * hourMs,
      command: 'Send Dana the first cut tomorrow at 9',
      echo: `Send an email to ${DANA.address}`,
      actionType: 'send_email',
      status: 'Pending',
      payload: {
        to: [DANA.address],
        subject: 'First cut',
        body: 'Good morning Dana,\n\nthe first cut is in the shared folder.\n\nNoa',
      },
      recorded: { sendAt: tomorrow },
      runAt: tomorrow,
    },
    {
      id: 'task-tax',
      agoMs: dayMs,
      command: 'תזכירי לי לשלם ארנונה',
      echo: 'תזכורת: לשלם ארנונה',
      actionType: 'reminder',
      locale: 'he',
      status: 'Pending',
      payload: {
        task: 'לשלם ארנונה',
        reminderTime: new Date(now + 5 * hourMs).toISOString(),
        priority: 'medium',
        notes: 'יש הנחה בתשלום מראש',
      },
    },
  ];
}

export function tasks(uid: string, now: number): { written: Written[]; toRun: RunTask[] } {
  const toRun = asked(now);
  return {
    written: [...history(now), ...toRun].map((task) => ({
      path: `${paths.smartTasks(uid)}/${task.id}`,
      fields: checked(smartTaskDocument, {
        originalCommand: task.command,
        assistantEcho: task.echo,
        status: task.status,
        timestamp: new Date(now - task.agoMs),
        actionType: task.actionType,
        actionPayload: { ...task.payload, ...task.recorded },
        actionSummary: task.summary ?? '',
        payloadHash: payloadHash(task.actionType, task.payload),
      }),
    })),
    toRun: toRun.map(({ id, actionType, payload, locale, runAt }) => ({
      id,
      ...(locale === undefined ? {} : { locale }),
      actionType,
      payload,
      payloadHash: payloadHash(actionType, payload),
      ...(runAt === undefined ? {} : { runAt }),
    })),
  };
}
