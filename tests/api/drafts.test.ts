import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { formDraftRef } from '@crocodile-hub/core/domain/draft-ref';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives, draftedElsewhere, withFault } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: true });
});

/** One opened dialog, and its draft. */
function aForm(owner = person) {
  const id = formDraftRef(randomUUID());
  const subject = `Lunch ${id}`;
  const written = { to: 'dana@example.com', cc: '', bcc: 'tal@example.com', subject, body: 'Hi' };
  return {
    id,
    written,
    save: (more: Record<string, unknown> = {}) =>
      callRoute(owner.token, 'saveDraft', { params: { id }, body: { ...written, ...more } }),
    /** The bodies of the person's drafts in Gmail. */
    kept: async () =>
      (await draftsOf(owner)).filter((one) => one.subject === subject).map((one) => one.messageText.trim()),
  };
}

async function draftsOf({ token }: TestPerson) {
  const { reply } = await callRoute(token, 'inboxMessages', { query: { labelIds: 'DRAFT' } });
  return reply?.messages ?? [];
}

const open = ({ token }: TestPerson, id: string) => callRoute(token, 'openDraft', { params: { id } });

async function send(form: ReturnType<typeof aForm>) {
  const { to, bcc, subject, body } = form.written;
  const payload = { to: [to], bcc, subject, body, draft: form.id };
  return callRoute(person.token, 'execute', {
    body: { userId: person.uid, actionType: 'send_email', payload, timeZone: 'Asia/Jerusalem' },
  });
}

describe('what is being written', () => {
  it('is one draft, however often and from however many tabs it is saved', async () => {
    const { save, kept } = aForm();
    const { reply } = await save();
    expect((await save({ body: 'Hi Dana' })).reply).toEqual(reply);
    expect((await save({ body: 'Hello Dana', draftId: reply?.draftId })).reply).toEqual(reply);
    expect(await kept()).toEqual(['Hello Dana']);
    const other = aForm();
    await Promise.all([other.save(), other.save(), other.save()]);
    expect(await other.kept()).toEqual(['Hi']);
  });

  it('is one draft when the answer of the first save was lost', async () => {
    const { save, kept } = aForm();
    const lost = {
      provider: 'google',
      kind: 'no-answer',
      method: 'POST',
      path: '/drafts',
      times: 1,
    } as const;
    const first = await withFault(lost, () => save());
    expect(first.status).toBe(503);
    expect(await kept()).toEqual(['Hi']);
    expect((await save({ body: 'Hi Dana' })).status).toBe(200);
    expect(await kept()).toEqual(['Hi Dana']);
  });

  it('is opened again with everybody, its words and its thread, and goes on as the same draft', async () => {
    const subject = randomUUID();
    await arrives({ provider: 'google', to: person.email, from: 'dana@example.com', subject, text: 'When?' });
    const found = await callRoute(person.token, 'inboxSearch', { body: { q: subject } });
    const { id: messageId = '', threadId = '' } = found.reply?.messages[0] ?? {};
    const { save, written } = aForm();
    const words = {
      to: 'dana@example.com, avi',
      subject: `Re: ${subject}`,
      replyTo: { messageId, threadId },
    };
    const { reply } = await save(words);
    const message = (await draftsOf(person)).find((one) => one.subject === words.subject);
    const opened = await open(person, message?.id ?? '');
    expect(opened.reply?.draft).toEqual({
      ...written,
      ...words,
      draftId: reply?.draftId,
      forwards: null,
      isForwardGone: false,
      files: [],
    });
    const params = { id: opened.reply?.draft.draftId ?? '' };
    await callRoute(person.token, 'saveDraft', { params, body: { ...written, ...words, body: 'Goes on' } });
    // The form that began the draft still finds it.
    expect((await save({ ...words, body: 'Goes on, too' })).reply).toEqual(reply);
    const all = (await draftsOf(person)).filter((one) => one.subject === words.subject);
    expect(all.map((one) => [one.messageText.trim(), one.threadId])).toEqual([['Goes on, too', threadId]]);
  });

  it('says which files of a draft cannot go along', async () => {
    const raw = [
      'To: Dana Cohen <dana@example.com>',
      'Subject: With a file',
      'Content-Type: multipart/mixed; boundary=cut',
      '',
      '--cut',
      'Content-Type: text/html',
      '',
      '<p>See the <b>file</b></p>',
      '--cut',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="brief.pdf"',
      '',
      'AAAA',
      '--cut--',
      '',
    ];
    const id = await draftedElsewhere(person.email, raw.join('\r\n'));
    expect((await open(person, id)).reply?.draft).toMatchObject({
      to: 'dana@example.com',
      subject: 'With a file',
      body: 'See the file',
      files: ['brief.pdf'],
    });
  });

  it('is gone when its mail has left, and stays when the mail was refused', async () => {
    const form = aForm();
    await form.save();
    const refused = {
      provider: 'google',
      kind: 'status',
      status: 403,
      path: 'messages/send',
      times: 9,
    } as const;
    const failed = await withFault(refused, () => send(form));
    expect(failed.error?.code).toBe('forbidden');
    expect(await form.kept()).toEqual(['Hi']);
    expect((await send(form)).reply?.status).toBe('done');
    expect(await form.kept()).toEqual([]);
  });

  it('is discarded once, however often it is asked for', async () => {
    const form = aForm();
    await form.save();
    const discard = () => callRoute(person.token, 'discardDraft', { params: { id: form.id }, body: {} });
    expect([(await discard()).status, (await discard()).status]).toEqual([200, 200]);
    expect(await form.kept()).toEqual([]);
  });
});

describe('a draft of somebody else', () => {
  it('is not found, and nothing that is done to it reaches it', async () => {
    const form = aForm();
    const { reply } = await form.save();
    const id = reply?.draftId ?? '';
    const stranger = await aPerson({ google: true });
    expect((await open(stranger, id)).error?.code).toBe('not-found');
    const { written } = form;
    const params = { id };
    await callRoute(stranger.token, 'saveDraft', { params, body: { ...written, body: 'Mine now' } });
    await callRoute(stranger.token, 'discardDraft', { params, body: { draftId: id } });
    expect(await form.kept()).toEqual(['Hi']);
  });

  it('cannot be told where Google is not connected', async () => {
    const nobody = await aPerson({ google: false });
    const form = aForm(nobody);
    expect((await form.save()).error?.code).toBe('reauth');
    expect((await open(nobody, 'r1')).error?.code).toBe('reauth');
  });
});
