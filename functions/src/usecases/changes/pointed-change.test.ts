import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anAsking, at } from '../../testing/an-asking.ts';
import { changeOfPointed } from './pointed-change.ts';

/** Three mails as an answer shows them, the newest first. */
const shown = ['kiln', 'clay', 'glaze'].map((id) => ({
  of: 'mail' as const,
  id,
  title: id,
  people: ['Maya'],
}));

async function asked(words: string) {
  const mails = shown.map(({ id }, index) =>
    aMail({ id, threadId: id, subject: id, sentAt: at(`2026-11-22T0${9 - index}:00`) }),
  );
  return await changeOfPointed(aChat({ mails }), anAsking(), words, shown);
}

describe('all of the mails that were shown but one', () => {
  it.each([
    ['archive them all except the second one', 'archive', 'kiln glaze'],
    ['delete them all apart from the second one', 'trash', 'kiln glaze'],
    ['תמחקי את כולם חוץ מהשני', 'trash', 'kiln glaze'],
    ['תמחקי את כולם מלבד הראשון', 'trash', 'clay glaze'],
  ])('are changed: %s', async (words, does, messageIds) => {
    expect(await asked(words)).toMatchObject({
      is: 'proposal',
      actionType: 'sort_mail',
      payload: { does, messageIds },
    });
  });

  it.each([
    ['archive them all except the last one', 'archive'],
    ['archive them all except for the last mail', 'archive'],
    ['delete all of them but the last one', 'trash'],
    ['mark all of them as read except the last one', 'read'],
    ['תעבירי לארכיון את כולם חוץ מהאחרון', 'archive'],
  ])('leave the newest as it is, which came last: %s', async (words, does) => {
    expect(await asked(words)).toMatchObject({ payload: { does, messageIds: 'clay glaze' } });
  });

  it.each([
    ['archive them all', 'kiln clay glaze'],
    ['archive the last one', 'glaze'],
    ['archive the second one', 'clay'],
  ])('are not meant by words that leave out none: %s', async (words, messageIds) => {
    expect(await asked(words)).toMatchObject({ payload: { does: 'archive', messageIds } });
  });
});
