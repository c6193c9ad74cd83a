import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { describe, expect, it } from 'vitest';
import { mailOf } from './mail-message.ts';
import { longestText } from './mail-words.ts';

type Part = gmail_v1.Schema$MessagePart;

const text = (mimeType: string, words: string): Part => ({
  mimeType,
  filename: '',
  body: { data: Buffer.from(words).toString('base64url'), size: words.length },
});
const file = (mimeType: string, filename = ''): Part => ({
  mimeType,
  filename,
  body: { attachmentId: 'a', size: 3 },
});
const several = (...parts: Part[]): Part => ({ mimeType: 'multipart/mixed', filename: '', parts });
const read = (payload: Part) => mailOf({ id: 'm', threadId: 't', payload });

describe('what a mail says', () => {
  it.each([
    ['is its plain text', several(text('text/plain', 'a'), text('text/enriched', 'b')), 'a'],
    ['is read whatever the case of its type', text('TEXT/PLAIN', 'שלום'), 'שלום'],
    [
      'is text/enriched without its commands',
      text('text/enriched', '<bold>Hi</bold> <color><param>red</param>Dana</color>\nhow\n\nare <<you'),
      'Hi Dana how\nare <you',
    ],
    ['is text/enriched that breaks off', text('text/richtext', 'Hi <bold'), 'Hi <bold'],
    ['is what another kind of text says', text('text/markdown', '# Hi'), '# Hi'],
    ['is nothing where there is only a file', file('application/ms-tnef'), null],
    ['is no calendar', text('text/calendar', 'BEGIN:VCALENDAR'), null],
    ['is nothing without parts', {}, null],
  ])('%s', (_, payload, words) => {
    expect(read(payload).text).toBe(words);
  });

  it.each([
    ['application/ms-tnef', 'winmail.dat'],
    ['application/pkcs7-mime', 'smime.p7m'],
    ['application/x-unheard-of', 'attachment'],
  ])('offers a nameless file of the type %s', (mimeType, filename) => {
    expect(read(several(text('text/plain', 'a'), file(mimeType))).attachments).toMatchObject([
      { filename, mimeType },
    ]);
  });

  it('does not list an inline picture without a name as an attachment', () => {
    const picture = { ...file('image/png'), headers: [{ name: 'Content-ID', value: '<a>' }] };
    expect(read(several(picture))).toMatchObject({ attachments: [], pictures: [{ contentId: 'a' }] });
  });

  it('is cut where it is endless, and never in the middle of a letter', () => {
    const long = read(text('text/plain', '👋'.repeat(longestText)));
    expect([long.isCut, long.text?.length, long.text?.isWellFormed()]).toEqual([true, longestText, true]);
    const exact = read(text('text/plain', 'ש'.repeat(longestText)));
    expect([exact.isCut, exact.text?.length]).toEqual([false, longestText]);
  });

  it('is shown as its words where its HTML has 20 megabytes', () => {
    const { html, text: words, isCut } = read(text('text/html', '<p>word</p>'.repeat(2_000_000)));
    expect([html, isCut, words?.length]).toEqual([null, true, longestText]);
  });

  it('is found a hundred thousand levels deep', () => {
    let part = text('text/plain', 'deep');
    for (let level = 0; level < 100_000; level += 1) part = several(part);
    expect(read(part).text).toBe('deep');
  });
});
