import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });
const content = z.looseObject({ 'application/json': z.looseObject({ schema }).optional() });
const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string() })),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.looseObject({ 200: z.looseObject({ content: content.optional() }) }),
});
const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const openapi = document.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')),
);

const sessionCall = 'message userId sessionId context executeSearch';
const chatReply = 'message isProcessing searchQuery requiresConfirmation actions';

/** Rule calls.table.1: call, what it sends, what is read of the answer. */
const calls: readonly [call: string, sends: string, reads: string][] = [
  [
    'post /api/actions/legacy-smart-task',
    'command userId sessionId',
    'success actionType summary payload requiresConfirmation',
  ],
  [
    'post /api/action-engine/execute',
    'userId sessionId actionType payload',
    'success result message emailId eventId',
  ],
  ['post /api/command-center/chat', sessionCall, chatReply],
  ['post /api/gpt/chat', sessionCall, chatReply],
  ['post /api/transcribe', '', 'transcript language'],
  ['post /api/reminders/delete', 'userId reminderId calendarEventId accessToken', ''],
  ['post /api/smart-tasks/history', 'userId limit', 'success history'],
  ['post /api/command-center/sessions', 'userId', 'success sessions active total'],
  ['post /api/whatsapp/send', 'to message', 'success messageId'],
  ['get /api/email', '', ''],
  ['get /api/services/weather', 'city', 'weather'],
  ['get /api/services/health', '', 'timestamp status services'],
  ['get /api/services/plugins/status', '', 'timestamp loadedPlugins'],
  ['get /api/services/status', '', ''],
  ['put /api/services/config', 'service action', ''],
  ['get /api/messenger/profile-picture/{psid}', 'psid', 'success profilePicture'],
  ['get /api/inbox-ai/attachment/{messageId}/{attachmentId}', 'messageId attachmentId userId filename', ''],
  [
    'get /api/inbox-ai/messages',
    'userId maxResults pageToken labelIds',
    'success messages nextPageToken totalMessages',
  ],
  ['get /api/inbox-ai/thread/{threadId}', 'threadId userId', 'success messages'],
  [
    'get /api/inbox-ai/unified-messages',
    'userId maxResults pageToken',
    'success messages nextPageToken totalMessages',
  ],
  ['post /api/inbox-ai/bulk-action', 'userId messageIds action labelId', 'results'],
  ['post /api/inbox-ai/mark-as-read/{id}', 'id', ''],
  ['post /api/inbox-ai/mark-as-unread/{id}', 'id', ''],
  ['post /api/inbox-ai/archive/{id}', 'id', ''],
  ['post /api/inbox-ai/tag/{id}', 'id tag', ''],
  ['get /api/messenger/messages', '', 'success messages'],
  ['get /api/instagram/messages', '', 'success messages'],
  ['get /api/sms/messages', '', 'success messages'],
  ['get /api/sms/threads', '', ''],
  ['get /api/sms/status', '', ''],
  ['post /api/messenger/send', 'to message', ''],
  ['post /api/instagram/send', 'to message', ''],
  ['post /api/sms/send', 'to message', 'success'],
];

const listed = (words: string) => words.split(' ').filter((word) => word !== '');
const fieldsOf = (body: z.output<typeof content> | undefined) =>
  Object.keys(body?.['application/json']?.schema.properties ?? {});

it.each(calls)('%s takes and answers what its rule names', (call, sends, reads) => {
  const [method = '', path = ''] = call.split(' ');
  const found = openapi.paths[path]?.[method];
  const taken = [
    ...(found?.parameters ?? []).map(({ name }) => name),
    ...fieldsOf(found?.requestBody?.content),
  ];
  expect(found).toBeDefined();
  expect(taken).toEqual(expect.arrayContaining(listed(sends)));
  expect(fieldsOf(found?.responses[200].content)).toEqual(expect.arrayContaining(listed(reads)));
});
