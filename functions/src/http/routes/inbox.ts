import type { Ports } from '../../ports/ports.ts';
import { suggestReply, summarizeMail, translateMail, type AssistPorts } from '../../usecases/inbox/assist.ts';
import {
  downloadAttachment,
  listEmails,
  listInbox,
  readMail,
  readThread,
} from '../../usecases/inbox/read-mail.ts';
import { awaitedAnswers, type AwaitedPorts } from '../../usecases/inbox/awaited.ts';
import { discardDraft, openDraft, saveDraft, type DraftPorts } from '../../usecases/inbox/drafts.ts';
import { inboxInvitation } from '../../usecases/inbox/invitation.ts';
import { type NewcomerPorts, withNewcomers } from '../../usecases/inbox/newcomers.ts';
import { listRuledInbox, ruledNews } from '../../usecases/inbox-rules/ruled-mails.ts';
import { type RulePorts, runRule } from '../../usecases/inbox-rules/run-rule.ts';
import { sortMails } from '../../usecases/inbox/sort-mail.ts';
import { unifiedMessages, unreadCounts, type UnifiedPorts } from '../../usecases/inbox/unified.ts';
import { unsubscribe } from '../../usecases/inbox/unsubscribe.ts';
import { readingOfRule } from '../../usecases/understanding.ts';
import { dropUpload, putPart, startUpload, type UploadPorts } from '../../usecases/uploads/upload.ts';
import type { Handlers } from '../call.ts';
import { fileReply } from '../respond.ts';

export function inboxRoutes(
  ports: UnifiedPorts &
    AssistPorts &
    AwaitedPorts &
    DraftPorts &
    RulePorts &
    NewcomerPorts &
    Pick<Ports, 'pictures' | 'mailingLists' | 'calendar' | 'invitations' | 'clock'>,
) {
  return {
    email: ({ person }) => listEmails(ports, person),
    inboxMessages: async ({ person, query }) => {
      const page = await listRuledInbox(ports, person, query);
      return { ...page, messages: await withNewcomers(ports, person, page.messages) };
    },
    inboxSearch: ({ person, body: { labelIds = [], ...body } }) =>
      listInbox(ports, person, { ...body, labelIds: labelIds.join(',') }),
    inboxNews: async ({ person, query }) => {
      const news = await ruledNews(ports, person, query);
      return { ...news, mails: await withNewcomers(ports, person, news.mails) };
    },
    readInboxRule: async ({ body }) => ({ success: true, guess: await readingOfRule(body.sentence) }),
    runInboxRule: ({ person, params, body }) => runRule(ports, person, params.id, body.mails),
    unifiedMessages: ({ person, query, raw }) =>
      unifiedMessages(ports, person, query, raw.header('accept-language') ?? null),
    inboxThread: ({ person, params }) => readThread(ports, person, params.threadId),
    inboxMessage: ({ person, params }) => readMail(ports, person, params.id),
    inboxInvitation: ({ person, params, query }) =>
      inboxInvitation(ports, person, { messageId: params.id, timeZone: query.timeZone }),
    inboxAwaited: ({ person, body }) => awaitedAnswers(ports, person, body),
    saveDraft: ({ person, params, body }) => saveDraft(ports, person, { ...body, id: params.id }),
    openDraft: ({ person, params }) => openDraft(ports, person, params.id),
    discardDraft: ({ person, params, body }) => discardDraft(ports, person, { ...body, id: params.id }),
    attachment: async ({ person, params, query }) =>
      fileReply(await downloadAttachment(ports, person, { ...params, filename: query.filename ?? '' })),
    inboxPicture: async ({ body }) => {
      const { bytes } = await ports.pictures.fetch(body.address);
      return fileReply({ bytes, filename: 'picture' });
    },
    bulkAction: ({ person, body, raw }) =>
      sortMails(ports, person, body, raw.header('accept-language') ?? null),
    markAsRead: ({ person, params }) => sortOne(ports, person, params.id, 'markAsRead'),
    markAsUnread: ({ person, params }) => sortOne(ports, person, params.id, 'markAsUnread'),
    archive: ({ person, params }) => sortOne(ports, person, params.id, 'archive'),
    tagMessage: ({ person, params, body }) => sortOne(ports, person, params.id, 'addLabel', body.tag),
    unsubscribe: ({ person, params }) => unsubscribe(ports, person, params.id),
    unreadCounts: ({ person }) => unreadCounts(ports, person),
    summarize: ({ person, body }) => summarizeMail(ports, person, body),
    translate: ({ person, body }) => translateMail(ports, person, body),
    suggestReply: ({ person, body }) => suggestReply(ports, person, body),
  } satisfies Partial<Handlers>;
}

async function sortOne(
  ports: UnifiedPorts,
  person: Parameters<typeof sortMails>[1],
  id: string,
  action: Parameters<typeof sortMails>[2]['action'],
  labelId?: string,
): Promise<{ success: true }> {
  // One mail that fails is a failure of the whole call, which is put into words elsewhere.
  await sortMails(ports, person, { messageIds: [id], action, labelId }, null);
  return { success: true };
}

export function uploadRoutes(ports: UploadPorts) {
  return {
    startUpload: ({ person, body }) => startUpload(ports, person, body),
    uploadPart: ({ person, params, raw }) => putPart(ports, person, params, raw.bytes),
    dropUpload: ({ person, params }) => dropUpload(ports, person, params.uploadId),
  } satisfies Partial<Handlers>;
}
