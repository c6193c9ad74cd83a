import { actionTypes } from '@crocodile-hub/core/contract/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromForm, inZone, missingFields, toForm, withAddress } from './payload-form.ts';

const zone = 'Asia/Jerusalem';
const mail = { to: ['dana@example.com'], subject: 'Quote', body: 'Hi', isHtml: false };

it('looking at an action changes nothing of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...actionTypes),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (type, payload) => {
        const seen = fromForm(type, payload, toForm(type, payload, zone), zone);
        expect(payloadHash(type, seen)).toBe(payloadHash(type, payload));
      },
    ),
  );
});

describe('editing', () => {
  it('changes what was typed and keeps the rest', () => {
    const values = {
      ...toForm('send_email', mail, zone),
      to: 'dana@example.com; avi@example.com',
      subject: '',
    };
    expect(fromForm('send_email', mail, values, zone)).toEqual({
      to: ['dana@example.com', 'avi@example.com'],
      body: 'Hi',
      isHtml: false,
    });
  });

  it('puts an address in the place of one name, and leaves the others', () => {
    const values = toForm('send_email', { ...mail, to: ['Dana', 'avi@example.com'] }, zone);
    const chosen = withAddress(values, 'to', { written: 'Dana', address: 'dana@cohen.example' });
    expect(fromForm('send_email', mail, chosen, zone)['to']).toEqual([
      'dana@cohen.example',
      'avi@example.com',
    ]);
  });

  it("shows and takes times in the person's zone, whatever offset they came with", () => {
    const meeting = { title: 'Quote', startTime: '2026-11-23T06:00:00Z' };
    const values = toForm('create_event', meeting, zone);
    expect(values.startTime).toBe('2026-11-23T08:00');
    const later = fromForm('create_event', meeting, { ...values, startTime: '2026-11-23T09:30' }, zone);
    expect(later).toEqual({ title: 'Quote', startTime: '2026-11-23T09:30:00+02:00' });
  });
});

it('shows and takes the place of a meeting, which may be none', () => {
  const meeting = { title: 'Quote', startTime: '2026-11-23T08:00:00+02:00', location: 'Cafe Nimrod' };
  const values = toForm('create_event', meeting, zone);
  expect(values.location).toBe('Cafe Nimrod');
  const typed = (location: string) => fromForm('create_event', meeting, { ...values, location }, zone);
  expect(typed(' the Lido ')).toEqual({ ...meeting, location: 'the Lido' });
  expect(typed('')).not.toHaveProperty('location');
});

describe('when the time zone changes', () => {
  const meeting = { title: 'Quote', startTime: '2026-11-23T08:00:00+02:00' };
  const values = { ...toForm('create_event', meeting, zone), title: ' half a', endTime: '2026-11-23T15:00' };

  it('what was typed means the same moment, and other words stay as they are', () => {
    const moved = inZone('create_event', meeting, values, { from: zone, to: 'UTC' });
    expect(moved).toEqual({
      ...values,
      startTime: '2026-11-23T06:00',
      endTime: '2026-11-23T13:00',
    });
    expect(fromForm('create_event', meeting, moved, 'UTC')['startTime']).toBe(meeting.startTime);
  });
});

describe('an action can be confirmed', () => {
  it('when nothing is missing', () => {
    expect(missingFields('send_email', mail)).toEqual([]);
    for (const to of ['@shira', 'shira.katz', '8200000000000042'])
      expect(missingFields('send_message', { platform: 'instagram', to, message: 'hi' })).toEqual([]);
  });

  it.each([
    ['send_email', { ...mail, to: [] }, ['to']],
    ['send_email', { ...mail, body: ' ' }, ['body']],
    ['create_event', { title: 'x', startTime: 'soon' }, ['startTime']],
    ['reminder', { task: 'call', reminderTime: 'tomorrow' }, ['reminderTime']],
    ['send_message', { platform: 'fax', to: 'dana', message: 'hi' }, ['platform']],
    ['send_message', { platform: 'instagram', to: 'Shira', message: 'hi' }, ['to']],
  ] as const)('but not %s with %j', (type, payload, fields) => {
    expect(missingFields(type, payload)).toEqual(fields);
  });

  it.each([
    ['send_sms', undefined, 1_600],
    ['send_whatsapp', undefined, 4_096],
    ['send_message', 'messenger', 2_000],
    ['send_message', 'instagram', 500],
  ] as const)('but not %s on %s with more than %i Hebrew letters', (type, platform, most) => {
    const withLetters = (count: number) => ({ platform, to: 'dana', message: 'ש'.repeat(count) });
    expect(missingFields(type, withLetters(most))).not.toContain('message');
    expect(missingFields(type, withLetters(most + 1))).toEqual(['message']);
  });
});
