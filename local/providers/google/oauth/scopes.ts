const MAIL = 'https://mail.google.com/';
const gmail = (name: string) => `https://www.googleapis.com/auth/gmail.${name}`;
const CALENDAR = 'https://www.googleapis.com/auth/calendar';
const calendar = (name: string) => `${CALENDAR}.${name}`;
const DRIVE = 'https://www.googleapis.com/auth/drive';
const userinfo = (name: string) => `https://www.googleapis.com/auth/userinfo.${name}`;

/** For each need of a call: the scopes of which one suffices. */
const SUFFICIENT = {
  'mail.read': [MAIL, gmail('modify'), gmail('readonly')],
  'mail.metadata': [MAIL, gmail('modify'), gmail('readonly'), gmail('metadata')],
  'mail.profile': [MAIL, gmail('modify'), gmail('readonly'), gmail('metadata'), gmail('compose')],
  'mail.modify': [MAIL, gmail('modify')],
  'mail.send': [MAIL, gmail('modify'), gmail('compose'), gmail('send')],
  'mail.drafts': [MAIL, gmail('modify'), gmail('compose')],
  'mail.labels': [MAIL, gmail('modify'), gmail('labels')],
  'mail.labels.read': [MAIL, gmail('modify'), gmail('readonly'), gmail('labels'), gmail('metadata')],
  'mail.delete': [MAIL],
  'calendar.read': [CALENDAR, calendar('readonly'), calendar('calendars'), calendar('calendars.readonly')],
  'events.read': [CALENDAR, calendar('readonly'), calendar('events'), calendar('events.readonly')],
  'events.write': [CALENDAR, calendar('events')],
  drive: ['', '.file', '.metadata', '.metadata.readonly', '.readonly'].map((name) => `${DRIVE}${name}`),
  userinfo: ['openid', 'email', 'profile', userinfo('email'), userinfo('profile')],
} satisfies Record<string, string[]>;

export type Need = keyof typeof SUFFICIENT;

export function permits(scopes: string[], need: Need): boolean {
  return SUFFICIENT[need].some((scope) => scopes.includes(scope));
}
