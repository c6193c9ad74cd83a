import { describe, expect, it } from 'vitest';
import type { Question } from '../../language/questions/question.ts';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string): Question | null => readByEvidence(text, context, [], kindsOf).question;
const nobody = { asks: 'mail', from: null, to: null, about: null };

describe('a word that tells which mails and messages', () => {
  it.each<[string, Partial<Question>]>([
    ['any WhatsApp messages from Dana today', { from: 'Dana', only: 'whatsapp' }],
    ['do I have new WhatsApp messages', { unread: true, only: 'whatsapp' }],
    ['any unread WhatsApp messages from Dana', { from: 'Dana', unread: true, only: 'whatsapp' }],
    ['did Dana send me a WhatsApp', { from: 'Dana', only: 'whatsapp' }],
    ['any sms from Dana', { from: 'Dana', only: 'sms' }],
    ['any instagram messages today', { only: 'instagram' }],
    ['show me my starred emails', { only: 'starred' }],
    ['anything in spam from the bank', { from: 'bank', only: 'spam' }],
    ['show me the spam emails', { only: 'spam' }],
    ["what's the oldest unread email", { unread: true }],
    ['הודעות וואטסאפ מדנה היום', { from: 'דנה', only: 'whatsapp' }],
    ['הודעות מדנה בוואטסאפ', { from: 'דנה', only: 'whatsapp' }],
    ['יש לי הודעות וואטסאפ חדשות', { unread: true, only: 'whatsapp' }],
    ['מיילים מסומנים בכוכב', { only: 'starred' }],
    ['any important unread emails', { unread: true, only: 'people' }],
    ['יש מיילים חשובים שלא קראתי?', { unread: true, only: 'people' }],
    ['קיבלתי אישור על הטיסה?', { about: 'הטיסה' }],
    ['יש לי משהו בספאם מהבנק', { from: 'הבנק', only: 'spam' }],
  ])('names nobody in %j', (text, meant) => {
    expect(read(text)).toMatchObject({ ...nobody, ...meant });
  });

  it('is none where it is left out', () => {
    expect(read('Spam aside, how many unread have I got?')).not.toHaveProperty('only');
  });

  it.each<[string, Partial<Question>]>([
    ['any mail about WhatsApp', { about: 'WhatsApp' }],
    ['any mail from Instagram', { from: 'Instagram' }],
    ['מיילים על ספאם', { about: 'ספאם' }],
  ])('is a subject or a sender in %j', (text, meant) => {
    const question = read(text);
    expect(question).toMatchObject({ ...nobody, ...meant });
    expect(question).not.toHaveProperty('only');
  });
});

describe('what is unread', () => {
  it.each([
    ['do I have unread mail about the lease', 'lease'],
    ['מיילים שלא נקראו על החוזה', 'החוזה'],
  ])('stays so with a subject in %j', (text, about) => {
    expect(read(text)).toMatchObject({ asks: 'mail', about, unread: true });
  });

  it('is not what is only new about a subject', () => {
    expect(read('any new mail about the lease')).toMatchObject({ about: 'lease', unread: false });
  });
});
