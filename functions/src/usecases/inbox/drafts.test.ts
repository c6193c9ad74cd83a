import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { absent } from '../../ports/accounts.ts';
import { aMail as aMailToDana, anEngine } from '../../testing/engine.ts';
import { aMail } from '../../testing/a-mail.ts';
import { memoryDrafts } from '../../testing/memory-drafts.ts';
import { quietLog } from '../../testing/quiet.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { discardDraft, dropSentDraft, openDraft, saveDraft } from './drafts.ts';

const anna = absent('anna');
const form = 'form-0f8e1c1a-6f0e-4b57-9a53-2f4c1a7a0001';
const empty = { to: '', cc: '', bcc: '', subject: '', body: '' };

function aDesk(changes: Partial<ReturnType<typeof memoryDrafts>> = {}) {
  const memory = memoryDrafts();
  const ports = { drafts: { ...memory, ...changes }, mailDomain: 'example.test', inbox: silentInbox() };
  const bodies = () => [...memory.kept.values()].map(({ body }) => body);
  return {
    memory,
    ports,
    bodies,
    save: (body: string) => saveDraft(ports, anna, { ...empty, id: form, body }),
  };
}

describe('what is being written', () => {
  it('is one draft, however often it is saved', async () => {
    const { save, bodies } = aDesk();
    const { draftId } = await save('Hello');
    expect(await save('Hello Dana')).toEqual({ success: true, draftId });
    expect(bodies()).toEqual(['Hello Dana']);
  });

  it('is one draft where two tabs save it in the same moment', async () => {
    const { save, bodies } = aDesk();
    const [first, second] = await Promise.all([save('Hello'), save('Hello')]);
    expect(bodies()).toEqual(['Hello']);
    expect(first.draftId).toBe(second.draftId);
    await save('Hello again');
    expect(bodies()).toEqual(['Hello again']);
  });

  it('is one draft where several tabs save it, in whatever order their calls arrive', async () => {
    const tabs = 3;
    const ids = fc.shuffledSubarray(['r1', 'r2', 'r3', 'r4', 'r5', 'r6'], { minLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), ids, async (calls, order) => {
        const memory = memoryDrafts();
        let count = 0;
        const create: typeof memory.create = (_person, draft) => {
          const id = order[count] ?? `r9${count}`;
          count += 1;
          memory.kept.set(id, draft);
          return Promise.resolve(id);
        };
        const drafts = {
          ...memory,
          create: calls.scheduleFunction(create),
          find: calls.scheduleFunction((...args: Parameters<typeof memory.find>) => memory.find(...args)),
          update: calls.scheduleFunction((...args: Parameters<typeof memory.update>) =>
            memory.update(...args),
          ),
          remove: calls.scheduleFunction((...args: Parameters<typeof memory.remove>) =>
            memory.remove(...args),
          ),
        };
        const written = { ...empty, id: form, body: 'Hello' };
        const desk = (kept: typeof memory) => ({ drafts: kept, mailDomain: 'example.test' });
        const saves = Promise.all(Array.from({ length: tabs }, () => saveDraft(desk(drafts), anna, written)));
        await calls.waitFor(saves);
        expect(memory.kept.size).toBe(1);
        // A tab may have been told of one that another tab then removed.
        for (const { draftId } of await saves) await saveDraft(desk(memory), anna, { ...written, draftId });
        expect(memory.kept.size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });

  it('is one draft where the answer of the first save was lost', async () => {
    const memory = memoryDrafts();
    const lost: typeof memory.create = async (...args) => {
      await memory.create(...args);
      throw new Failure('unavailable', 'googleSilent', { mayHaveHappened: true });
    };
    const create = vi
      .fn<typeof memory.create>((...args) => memory.create(...args))
      .mockImplementationOnce(lost);
    const ports = { drafts: { ...memory, create }, mailDomain: 'example.test' };
    const save = () => saveDraft(ports, anna, { ...empty, id: form, body: 'Hello' });
    await expect(save()).rejects.toMatchObject({ kind: 'unavailable' });
    await save();
    expect(memory.kept.size).toBe(1);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('of another form, or of another person, is another draft', async () => {
    const { ports, save, memory } = aDesk();
    await save('Hello');
    await saveDraft(ports, anna, { ...empty, id: form.replace('0001', '0002'), body: 'Bye' });
    await saveDraft(ports, absent('noa'), { ...empty, id: form, body: 'Hi' });
    expect(memory.kept.size).toBe(3);
  });

  it('comes back where its draft was deleted elsewhere', async () => {
    const { ports, save, memory, bodies } = aDesk();
    const { draftId } = await save('Hello');
    memory.kept.clear();
    const again = await saveDraft(ports, anna, { ...empty, id: form, draftId, body: 'Hello Dana' });
    expect(bodies()).toEqual(['Hello Dana']);
    expect([...memory.kept.keys()]).toEqual([again.draftId]);
    // One that was opened by Gmail's own id, too.
    memory.kept.clear();
    const opened = () => saveDraft(ports, anna, { ...empty, id: draftId, body: 'Goes on' });
    await opened();
    await opened();
    expect(bodies()).toEqual(['Goes on']);
  });

  it('keeps recipients that are no addresses yet, and whose files go along', async () => {
    const { ports, memory } = aDesk();
    const written = {
      to: 'dana@example.com, avi',
      cc: 'gil',
      bcc: 'tal@example.com',
      subject: 'Lunch',
      body: 'Hi',
    };
    const { draftId } = await saveDraft(ports, anna, { ...written, id: form, forwards: 'm7' });
    expect(memory.kept.get(draftId)).toMatchObject({
      to: ['dana@example.com'],
      cc: [],
      bcc: ['tal@example.com'],
    });
    const file = { attachmentId: 'a', filename: 'brief.pdf', mimeType: 'application/pdf', size: 4 };
    const inbox = silentInbox({ get: (_person, id) => Promise.resolve(aMail({ id, attachments: [file] })) });
    expect((await openDraft({ ...ports, inbox }, anna, draftId)).draft).toEqual({
      ...written,
      draftId,
      replyTo: null,
      forwards: { messageId: 'm7', files: [{ filename: 'brief.pdf', size: 4 }] },
      isForwardGone: false,
      files: [],
    });
    const gone = silentInbox({ get: () => Promise.reject(new Failure('not-found', 'unknown')) });
    expect((await openDraft({ ...ports, inbox: gone }, anna, draftId)).draft).toMatchObject({
      forwards: null,
      isForwardGone: true,
    });
  });

  it('is discarded as often as one likes', async () => {
    const { ports, save, memory } = aDesk();
    const { draftId } = await save('Hello');
    await discardDraft(ports, anna, { id: form });
    await discardDraft(ports, anna, { id: form, draftId });
    await discardDraft(ports, anna, { id: draftId });
    expect(memory.kept.size).toBe(0);
  });
});

describe('a draft whose mail', () => {
  const aDraft = async (engine: ReturnType<typeof anEngine>) => {
    await saveDraft({ drafts: engine.drafts, mailDomain: 'example.test' }, anna, {
      ...empty,
      id: form,
      body: 'I am late',
    });
    const { payload, ...mail } = aMailToDana({ holdMs: 0 });
    return execute(engine, anna, { ...mail, payload: { ...payload, draft: form } });
  };

  it('has left is gone', async () => {
    const engine = anEngine();
    await aDraft(engine);
    expect(engine.mail.sent).toHaveLength(1);
    expect(engine.drafts.kept.size).toBe(0);
  });

  it('was refused stays', async () => {
    const send = () => Promise.reject(new Failure('invalid', 'googleRefused'));
    const engine = anEngine({ mail: { send } });
    await expect(aDraft(engine)).rejects.toMatchObject({ kind: 'invalid' });
    expect(engine.drafts.kept.size).toBe(1);
  });

  it('has left and that cannot be removed takes nothing back', async () => {
    const find = () => Promise.reject(new Failure('unavailable', 'googleSilent'));
    const { ports } = aDesk({ find });
    await expect(dropSentDraft({ ...ports, log: quietLog }, anna, form)).resolves.toBeUndefined();
  });
});
