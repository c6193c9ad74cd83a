import { sendEmail } from '@crocodile-hub/core/actions/send-email';
import { createEvent } from '@crocodile-hub/core/actions/create-event';
import { sendWhatsapp } from '@crocodile-hub/core/actions/send-whatsapp';
import { isReminderEvent } from '@crocodile-hub/core/domain/reminder';
import { describe, expect, it } from 'vitest';
import { emailErrors, emailPayload, emptyEmail, isEmailFilled } from './email-form.ts';
import { firstError } from './form.ts';
import { emptyMeeting, meetingErrors, meetingPayload } from './meeting-form.ts';
import { questionErrors } from './question-form.ts';
import { emptyReminder, reminderErrors, reminderPayload } from './reminder-form.ts';
import { emptyWhatsapp, phonePreview, whatsappErrors, whatsappPayload } from './whatsapp-form.ts';

describe('the mail form', () => {
  const filled = { to: 'dana@example.com', subject: 'Lunch', body: 'שלום דנה' };

  it('asks for all three, and rests until they are filled in', () => {
    expect(emailErrors(emptyEmail)).toEqual({
      to: 'emailRequired',
      subject: 'subjectRequired',
      body: 'bodyRequired',
    });
    expect(isEmailFilled({ ...filled, body: ' \n ' })).toBe(false);
    expect(isEmailFilled(filled)).toBe(true);
  });

  it.each(['dana', 'dana@', 'a@b.co, c@d.co'])('refuses the address %j', (to) => {
    expect(emailErrors({ ...filled, to })).toEqual({ to: 'emailInvalid' });
  });

  it('becomes a payload that the contract takes', () => {
    expect(emailErrors(filled)).toEqual({});
    expect(sendEmail.payload.parse(emailPayload(filled))).toMatchObject({
      to: ['dana@example.com'],
      body: 'שלום דנה',
    });
  });
});

describe('the meeting form', () => {
  const filled = { ...emptyMeeting, title: 'Sync', date: '2026-11-23', time: '10:00' };

  it('asks for title, date and time', () => {
    expect(meetingErrors(emptyMeeting)).toEqual({
      title: 'titleRequired',
      date: 'meetingDateRequired',
      time: 'meetingTimeRequired',
    });
  });

  it('sends the attendees as one item, or none', () => {
    expect(meetingPayload(filled)).toMatchObject({ startTime: '2026-11-23T10:00:00', attendees: [] });
    const payload = meetingPayload({ ...filled, attendees: ' dana@example.com, avi@example.com ' });
    expect(payload).toMatchObject({ attendees: ['dana@example.com, avi@example.com'] });
    expect(createEvent.payload.safeParse(payload).success).toBe(true);
  });
});

describe('the reminder form', () => {
  const filled = { ...emptyReminder, task: 'call Dana', date: '2026-11-23', time: '08:00' };

  it('asks for task, date and time', () => {
    expect(reminderErrors(emptyReminder)).toEqual({
      task: 'taskRequired',
      date: 'reminderDateRequired',
      time: 'reminderTimeRequired',
    });
  });

  it('becomes a meeting that rings at its start and lasts half an hour', () => {
    const payload = reminderPayload(filled, 'Asia/Jerusalem');
    expect(payload).toMatchObject({
      title: '🔔 Reminder - call Dana',
      description: 'Reminder created from Quick Actions',
      startTime: '2026-11-23T08:00:00',
      endTime: '2026-11-23T06:30:00.000Z',
      priority: 'medium',
    });
    expect(isReminderEvent(createEvent.payload.parse(payload))).toBe(true);
  });
});

describe('the question form', () => {
  it.each([
    ['  ', 'questionRequired'],
    [' ab ', 'questionTooShort'],
    ['why', undefined],
  ])('says of %j: %s', (question, error) => {
    expect(questionErrors({ question }).question).toBe(error);
  });
});

describe('the WhatsApp form', () => {
  it.each([
    ['', 'phoneRequired'],
    ['123456', 'phoneInvalid'],
    ['1234567890123456', 'phoneInvalid'],
    ['052-481-9930', undefined],
  ])('says of %j: %s', (phone, error) => {
    expect(whatsappErrors({ phone, message: 'hi' }).phone).toBe(error);
  });

  it('shows and sends the number in full', () => {
    expect(phonePreview('0524819930')).toBe('052-481-9930');
    expect(phonePreview('12')).toBeNull();
    const payload = whatsappPayload({ phone: '052 481 9930', message: 'היי' });
    expect(sendWhatsapp.payload.parse(payload)).toEqual({ to: '+972524819930', message: 'היי' });
  });

  it('asks for a message', () => {
    expect(whatsappErrors(emptyWhatsapp).message).toBe('bodyRequired');
  });
});

it('takes the focus to the first field in error', () => {
  expect(firstError(emptyMeeting, { time: 'meetingTimeRequired', date: 'meetingDateRequired' })).toBe('date');
  expect(firstError(emptyMeeting, {})).toBeUndefined();
});
