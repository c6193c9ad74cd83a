import * as z from 'zod/mini';
import type { OpenedDraft, WrittenDraft } from '@crocodile-hub/core/contract/inbox';
import { isFormDraftRef } from '@crocodile-hub/core/domain/draft-ref';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import type { DraftMail } from '../../ports/mail.ts';
import { isFailure } from '../../ports/failure.ts';
import { textOf } from '@crocodile-hub/core/text/html-text';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { messageIdOf } from '../outside-ids.ts';

export type DraftPorts = Pick<Ports, 'drafts'> & { mailDomain: string };

/** What names a draft: the form's ref or Gmail's id, and Gmail's id where a save has told it. */
type Named = { id: string; draftId?: string | undefined };

/**
 * What is being written becomes one draft, however often and from however many tabs it is saved: it is found again by
 * the Message-ID that its form gives it. A draft that was deleted elsewhere comes back: its words are still being
 * written. Rule inbox.drafts.1.
 */
export async function saveDraft(
  { drafts, mailDomain }: DraftPorts,
  person: Person,
  { id, draftId, ...written }: Named & WrittenDraft,
): Promise<{ success: true; draftId: string }> {
  const draft = draftOf(written, messageIdFor(person, id, mailDomain));
  const known = draftId ?? (isFormDraftRef(id) ? null : id);
  if (known !== null && (await drafts.update(person, known, draft))) return saved(known);
  let made: string | null = null;
  /** Deleted meanwhile; Gmail may list them a moment longer. */
  const gone = new Set<string>();
  for (;;) {
    // Other tabs may make one in the same moment: whoever made one looks again, and all keep the same.
    const listed = await drafts.find(person, draft.messageId);
    const all: string[] = [...new Set(made === null ? listed : [...listed, made])];
    const [kept, ...others] = all.filter((one) => !gone.has(one)).toSorted();
    for (const other of others) await drafts.remove(person, other);
    if (kept === undefined) made = await drafts.create(person, draft);
    else if (kept === made || (await drafts.update(person, kept, draft))) return saved(kept);
    else gone.add(kept);
  }
}

const saved = (draftId: string) => ({ success: true as const, draftId });

/** As often as one likes: what is gone stays gone. */
export async function discardDraft(
  { drafts, mailDomain }: DraftPorts,
  person: Person,
  { id, draftId }: Named,
): Promise<{ success: true }> {
  const named = [draftId, isFormDraftRef(id) ? undefined : id].filter((one) => one !== undefined);
  const found = await drafts.find(person, messageIdFor(person, id, mailDomain));
  for (const one of new Set([...named, ...found])) await drafts.remove(person, one);
  return { success: true };
}

/** Its mail has left. That the draft cannot be removed now takes nothing of that back. */
export async function dropSentDraft(
  ports: DraftPorts & Pick<Ports, 'log'>,
  person: Person,
  id: string,
): Promise<void> {
  try {
    await discardDraft(ports, person, { id });
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('draft.left', { kind: error.kind });
  }
}

/** A draft as the form takes it up again. Rule inbox.drafts.2. */
export async function openDraft(
  { drafts, inbox }: Pick<Ports, 'drafts' | 'inbox'>,
  person: Person,
  id: string,
): Promise<{ success: true; draft: OpenedDraft }> {
  const found = await drafts.get(person, id);
  const aside = asideIn(found.aside);
  const forwarded = aside.forwards === '' ? null : await filesOf({ inbox }, person, aside.forwards);
  const people = (field: 'to' | 'cc' | 'bcc') =>
    [...found[field], ...(aside[field] === '' ? [] : [aside[field]])].join(', ');
  return {
    success: true,
    draft: {
      draftId: found.id,
      to: people('to'),
      cc: people('cc'),
      bcc: people('bcc'),
      subject: found.subject,
      body: textOf(found).replaceAll('\r\n', '\n').trim(),
      replyTo: found.answers,
      forwards: forwarded === null ? null : { messageId: aside.forwards, files: forwarded },
      isForwardGone: aside.forwards !== '' && forwarded === null,
      files: [...found.files],
    },
  };
}

/** What the headers of a mail cannot say: recipients that are no addresses yet, and whose files go along. */
const asideShape = z.object({ to: z.string(), cc: z.string(), bcc: z.string(), forwards: z.string() });
type Aside = z.output<typeof asideShape>;
const nothingAside: Aside = { to: '', cc: '', bcc: '', forwards: '' };

function draftOf(
  { to, cc, bcc, subject, body, replyTo, forwards }: WrittenDraft,
  messageId: string,
): DraftMail {
  const aside = {
    to: unfinished(to),
    cc: unfinished(cc),
    bcc: unfinished(bcc),
    forwards: forwards ?? '',
  };
  const isAny = Object.values(aside).some((text) => text !== '');
  return {
    messageId,
    to: peopleIn(to).filter(isMailAddress),
    cc: peopleIn(cc).filter(isMailAddress),
    bcc: peopleIn(bcc).filter(isMailAddress),
    subject,
    body,
    answers: replyTo ?? null,
    aside: isAny ? JSON.stringify(aside) : '',
  };
}

const unfinished = (people: string) =>
  peopleIn(people)
    .filter((one) => !isMailAddress(one))
    .join(', ');

/** Another program may have written it. */
function asideIn(text: string): Aside {
  if (text === '') return nothingAside;
  try {
    return asideShape.safeParse(JSON.parse(text)).data ?? nothingAside;
  } catch {
    return nothingAside;
  }
}

/** What the mail that is forwarded brings along; null where it was deleted meanwhile. */
async function filesOf(
  { inbox }: Pick<Ports, 'inbox'>,
  person: Person,
  messageId: string,
): Promise<{ filename: string; size: number }[] | null> {
  try {
    const { attachments } = await inbox.get(person, messageId);
    return attachments.map(({ filename, size }) => ({ filename, size }));
  } catch (error) {
    if (isFailure(error, 'not-found')) return null;
    throw error;
  }
}

/** Apart from what a mail of the same key is called when it leaves. */
function messageIdFor(person: Person, id: string, domain: string): string {
  return messageIdOf({ person, key: `draft\n${id}` }, domain);
}
