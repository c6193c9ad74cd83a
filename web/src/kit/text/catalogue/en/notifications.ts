/** Reminders as they arrive: toasts, browser notifications, the hub's list. */
export const notifications = {
  reminder: 'Reminder',
  onTime: 'Due {when}',
  late: 'Due {when}, {lateness}',
  late_minutes_one: '{count} minute late',
  late_minutes_other: '{count} minutes late',
  late_hours_one: '{count} hour late',
  late_hours_other: '{count} hours late',
  late_days_one: '{count} day late',
  late_days_other: '{count} days late',
  many_one: '{count} new notification',
  many_other: '{count} new notifications',
  manyHint: 'Latest: {title}',
  notLeft_reauth: 'Was to leave {when}. Reconnect Google, then run it again.',
  'notLeft_too-late':
    'Was to leave {when}. That is over an hour ago, so it was not sent. Run it again if it still should.',
  notLeft_failed: 'Was to leave {when}, and did not go through. See Smart Tasks.',
  setAside_reminder: 'Was due {when} and could not be delivered, so it was set aside. Set it anew.',
  setAside_action:
    'Was to run {when}. It failed again and again and was set aside. Check whether it went through before running it again.',
  unnamed_reminder: 'A reminder',
  unnamed_action: 'An action',
  markRead: 'Mark as Read',
  remove: 'Remove',
  show: 'Show',
  allow: 'Allow browser notifications',
  failed: 'Failed to update notification',
} as const;
