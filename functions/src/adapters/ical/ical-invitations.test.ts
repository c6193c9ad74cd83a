import { describe, expect, it } from 'vitest';
import { readRecurrence } from '@crocodile-hub/core/contract/recurrence';
import { icalInvitations } from './ical-invitations.ts';

const zone = 'Asia/Jerusalem';
const read = (text: string) => icalInvitations().read(text, zone);

type Parts = { method?: string; calendar?: readonly string[]; event?: readonly string[] };

const people = [
  'ORGANIZER;CN=Dana Cohen:mailto:dana@example.com',
  'ATTENDEE;CN=Noa Levi;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:noa@example.com',
  'ATTENDEE;CN=Avi;PARTSTAT=ACCEPTED:MAILTO:avi@example.com',
];
const hour = ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z'];

function ics({ method = 'REQUEST', calendar = [], event = hour }: Parts = {}): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...calendar,
    'BEGIN:VEVENT',
    'UID:review@example.com',
    'SUMMARY:Site review\\, second round',
    'LOCATION:Room 3',
    ...people,
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const at = (iso: string) => Date.parse(iso);
const startOf = async (event: readonly string[], calendar: readonly string[] = []) => {
  const { when } = (await read(ics({ event, calendar }))) ?? {};
  return when?.is === 'time' ? new Date(when.start).toISOString() : when?.first;
};

/** As Outlook describes the zones of Windows. */
const outlook = (name: string, standard: readonly string[], daylight: readonly string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  ...standard,
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  ...daylight,
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const europe = outlook(
  'W. Europe Standard Time',
  ['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10'],
  ['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3'],
);
const eastern = outlook(
  'Customized Time Zone',
  ['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
  ['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'],
);
const south = outlook(
  'New Zealand Standard Time',
  ['TZOFFSETFROM:+1300', 'TZOFFSETTO:+1200', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4'],
  ['TZOFFSETFROM:+1200', 'TZOFFSETTO:+1300', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=9'],
);

describe('an invitation in a mail', () => {
  it('says what, when, where and who', async () => {
    expect(await read(ics())).toEqual({
      kind: 'asked',
      uid: 'review@example.com',
      occurrence: null,
      title: 'Site review, second round',
      location: 'Room 3',
      when: { is: 'time', start: at('2026-11-24T08:00Z'), end: at('2026-11-24T09:00Z') },
      timeZone: 'UTC',
      recurrence: null,
      exceptions: [],
      organizer: { name: 'Dana Cohen', address: 'dana@example.com' },
      guests: [
        { name: 'Noa Levi', address: 'noa@example.com', state: 'needsAction' },
        { name: 'Avi', address: 'avi@example.com', state: 'accepted' },
      ],
    });
  });

  it.each([
    ['REQUEST', hour, 'asked'],
    ['REQUEST', [...hour, 'STATUS:CANCELLED'], 'cancelled'],
    ['CANCEL', hour, 'cancelled'],
    ['REPLY', hour, 'answered'],
    ['PUBLISH', hour, undefined],
    ['COUNTER', hour, undefined],
  ])('of %s with %j is %s', async (method, event, kind) => {
    expect((await read(ics({ method, event })))?.kind).toBe(kind);
  });

  it.each([
    ['its own zone', ['DTSTART;TZID=America/New_York:20261124T100000'], [], '2026-11-24T15:00:00.000Z'],
    ['no zone', ['DTSTART:20261124T100000'], [], '2026-11-24T08:00:00.000Z'],
    [
      'a zone with a path before it',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260701T100000'],
      [],
      '2026-07-01T08:00:00.000Z',
    ],
    [
      'a zone of Outlook in winter',
      ['DTSTART;TZID="W. Europe Standard Time":20261124T100000'],
      europe,
      '2026-11-24T09:00:00.000Z',
    ],
    [
      'a zone of Outlook in summer',
      ['DTSTART;TZID="W. Europe Standard Time":20260701T100000'],
      europe,
      '2026-07-01T08:00:00.000Z',
    ],
    [
      'a zone of nobody, the day before its clocks change',
      ['DTSTART;TZID=Customized Time Zone:20260307T100000'],
      eastern,
      '2026-03-07T15:00:00.000Z',
    ],
    [
      'a zone of nobody, the day its clocks change',
      ['DTSTART;TZID=Customized Time Zone:20260308T100000'],
      eastern,
      '2026-03-08T14:00:00.000Z',
    ],
    [
      'a zone of the south, whose summer began the year before',
      ['DTSTART;TZID=New Zealand Standard Time:20260115T100000'],
      south,
      '2026-01-14T21:00:00.000Z',
    ],
    [
      'the zone of Israel as Windows calls it',
      ['DTSTART;TZID=Israel Standard Time:20261124T100000'],
      [],
      '2026-11-24T08:00:00.000Z',
    ],
    ['a zone that nobody describes', ['DTSTART;TZID=Foo Standard Time:20261124T100000'], [], undefined],
  ])('is at its time in %s', async (_, event, calendar, instant) => {
    expect(await startOf(event, calendar)).toBe(instant);
  });

  it.each([
    [
      ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'],
      ['2026-11-24', '2026-11-25'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'],
      ['2026-11-24', '2026-11-24'],
    ],
    [['DTSTART;VALUE=DATE:20261124'], ['2026-11-24', '2026-11-24']],
    [
      ['DTSTART;VALUE=DATE:20261124', 'DURATION:P2D'],
      ['2026-11-24', '2026-11-25'],
    ],
  ])('of whole days, %j, is %j', async (event, [first, last]) => {
    expect((await read(ics({ event })))?.when).toEqual({ is: 'days', first, last });
  });

  it('lasts as long as it says', async () => {
    const { when } = (await read(ics({ event: ['DTSTART:20261124T080000Z', 'DURATION:PT1H30M'] }))) ?? {};
    expect(when).toMatchObject({ end: at('2026-11-24T09:30Z') });
  });

  it('that repeats keeps its rule, its exceptions and a zone for its hours', async () => {
    const event = [
      'DTSTART;TZID="W. Europe Standard Time":20261124T100000',
      'DTEND;TZID="W. Europe Standard Time":20261124T110000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z;BYDAY=TU,TH',
      'EXDATE;TZID="W. Europe Standard Time":20261201T100000',
    ];
    const invitation = await read(ics({ event, calendar: europe }));
    expect(invitation).toMatchObject({ recurrence: 'FREQ=WEEKLY;UNTIL=20270101T000000Z;BYDAY=TU,TH' });
    expect(invitation?.exceptions).toEqual(['EXDATE:20261201T090000Z']);
    const hours = new Intl.DateTimeFormat('en', { timeZone: invitation?.timeZone ?? '', timeStyle: 'long' });
    expect(hours.format(at('2026-07-01T08:00Z'))).toContain('10:00');
  });

  it.each(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'])('whose weeks begin on %s says so', async (day) => {
    const rule = `FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=${day}`;
    const { recurrence } = (await read(ics({ event: [...hour, `RRULE:${rule}`] }))) ?? {};
    expect(recurrence).toBe(rule);
    expect(readRecurrence(recurrence ?? '')).not.toBeNull();
  });

  it('for one time of a series says which', async () => {
    const event = [...hour, 'RECURRENCE-ID;TZID=Asia/Jerusalem:20261124T100000'];
    expect((await read(ics({ event })))?.occurrence).toBe('20261124T080000Z');
  });

  it('without an organizer names none, and nobody who has no address', async () => {
    const text = ics()
      .replace('mailto:dana@example.com', 'urn:uuid:1')
      .replace('MAILTO:avi@example.com', 'Avi');
    const invitation = await read(text);
    expect(invitation?.organizer).toBeNull();
    expect(invitation?.guests.map(({ name }) => name)).toEqual(['Noa Levi']);
  });

  it('cannot turn its lines around, hide letters or begin another line', async () => {
    const text = ics()
      .replace('Site review', '\u202eweiver\u2066\\nBcc: x')
      .replace('Dana Cohen', 'Da\u200bna');
    const invitation = await read(text);
    expect(invitation?.title).toBe('weiver Bcc: x, second round');
    expect(invitation?.organizer?.name).toBe('Dana');
  });
});

const bomb = (rule: string) => ics({ event: [...hour, `RRULE:${rule}`] });
const everyDay = Array.from({ length: 366 }, (_, n) => n + 1).join(',');
const nested = `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n${'BEGIN:X\r\n'.repeat(20_000)}${'END:X\r\n'.repeat(20_000)}END:VCALENDAR`;
const zoneBomb = [
  'BEGIN:VTIMEZONE',
  'TZID:Bomb',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=SECONDLY',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('a calendar that is no invitation', () => {
  it.each([
    ['empty', ''],
    ['no calendar', 'Hi, see you at 10!'],
    ['cut off', ics().slice(0, 200)],
    ['without an event', 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'],
    ['without a time', ics({ event: [] })],
    ['without a name', ics().replace('UID:review@example.com\r\n', '')],
    ['over before it begins', ics({ event: ['DTSTART:20261124T080000Z', 'DTEND:20261124T070000Z'] })],
    ['of a day that is none', ics({ event: ['DTSTART:20260231T080000Z'] })],
    ['half a day, half an hour', ics({ event: ['DTSTART;VALUE=DATE:20261124', 'DTEND:20261124T080000Z'] })],
    ['in a year beyond all', ics({ event: ['DTSTART:99990101T000000Z', 'DURATION:P99999D'] })],
    ['backwards', ics({ event: ['DTSTART:20261124T080000Z', 'DURATION:-PT1H'] })],
    ['too long', ics({ event: [...hour, `DESCRIPTION:${'x'.repeat(500_000)}`] })],
    ['of a thousand names', ics().replace('review@example.com', 'u'.repeat(2_000))],
    ['every second', bomb('FREQ=SECONDLY')],
    ['every minute, for ever', bomb('FREQ=MINUTELY;INTERVAL=1')],
    ['repeated by a list without end', bomb(`FREQ=YEARLY;BYYEARDAY=${everyDay}`)],
    ['repeated by nonsense', bomb('FREQ=SOMETIMES')],
    ['nested', nested],
    ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Dana\r\nEND:VCARD'],
  ])('is none when it is %s', async (_, text) => {
    expect(await read(text)).toBeNull();
  });

  it('is read in an instant however many times its zone changes its clocks', async () => {
    expect(await startOf(['DTSTART;TZID=Bomb:20261124T100000'], zoneBomb)).toBe('2026-11-24T09:00:00.000Z');
  });

  it('names no more guests than a calendar takes', async () => {
    const crowd = Array.from({ length: 3_000 }, (_, n) => `ATTENDEE:mailto:g${n}@example.com`);
    expect((await read(ics({ event: [...hour, ...crowd] })))?.guests).toHaveLength(200);
  });
});
