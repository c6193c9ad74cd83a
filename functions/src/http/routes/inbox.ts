import { downloadAttachment } from '../../usecases/inbox/attachment.ts';
import { suggestReply, summarizeMail, translateMail, type AssistPorts } from '../../usecases/inbox/assist.ts';
import { listEmails, listInbox, readThread } from '../../usecases/inbox/read-mail.ts';
import { sortMails } from '../../usecases/inbox/sort-mail.ts';
import { unifiedMessages, unreadCounts, type UnifiedPorts } from '../../usecases/inbox/unified.ts';
import type { Handlers } from '../call.ts';
import { fileReply } from '../file-reply.ts';

export function inboxRoutes(ports: UnifiedPorts & AssistPorts) {
  return {
    email: ({ person }) => listEmails(ports, person),
    inboxMessages: ({ person, query }) => listInbox(ports, person, query),
    inboxSearch: ({ person, body: { labelIds = [], ...body } }) =>
      listInbox(ports, person, { ...body, labelIds: labelIds.join(',') }),
    unifiedMessages: ({ person, query }) => unifiedMessages(ports, person, query),
    inboxThread: ({ person, params }) => readThread(ports, person, params.threadId),
    attachment: async ({ person, params, query }) =>
      fileReply(await downloadAttachment(ports, person, { ...params, filename: query.filename ?? '' })),
    bulkAction: ({ person, body }) => sortMails(ports, person, body),
    markAsRead: ({ person, params }) => sortOne(ports, person, params.id, 'markAsRead'),
    markAsUnread: ({ person, params }) => sortOne(ports, person, params.id, 'markAsUnread'),
    archive: ({ person, params }) => sortOne(ports, person, params.id, 'archive'),
    tagMessage: ({ person, params, body }) => sortOne(ports, person, params.id, 'addLabel', body.tag),
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
  await sortMails(ports, person, { messageIds: [id], action, labelId });
  return { success: true };
}
