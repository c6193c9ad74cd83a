import type { FormErrors } from './form.ts';

export const emptyMeeting = { title: '', date: '', time: '', attendees: '', description: '' };
export type MeetingForm = typeof emptyMeeting;

/** Rule dialogs.meeting.2. */
export function meetingErrors({ title, date, time }: MeetingForm): FormErrors<MeetingForm> {
  return {
    ...(title.trim() === '' ? { title: 'titleRequired' } : {}),
    ...(date === '' ? { date: 'meetingDateRequired' } : {}),
    ...(time === '' ? { time: 'meetingTimeRequired' } : {}),
  };
}

export function meetingPayload({
  title,
  date,
  time,
  attendees,
  description,
}: MeetingForm): Record<string, unknown> {
  return {
    title: title.trim(),
    summary: title.trim(),
    startTime: `${date}T${time}:00`,
    // One string becomes a one-item list: the server splits it at its commas.
    attendees: attendees.trim() === '' ? [] : [attendees.trim()],
    description: description.trim(),
  };
}
