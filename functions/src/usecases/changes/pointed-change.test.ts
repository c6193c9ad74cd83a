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

describe('some of the mails that were shown', () => {
  const rows = [
    ['paint', 'Avi'],
    ['lunch', 'Dana'],
    ['fence', 'Maya'],
    ['kiln', 'Dana'],
  ] as const;
  const listed = rows.map(([id, who]) => ({ of: 'mail' as const, id, title: id, people: [who] }));

  async function cards(words: string) {
    const mails = rows.map(([id, who], index) =>
      aMail({
        id,
        threadId: id,
        subject: id,
        from: { name: who, address: `${who.toLowerCase()}@example.com` },
        sentAt: at(`2026-11-22T0${9 - index}:00`),
      }),
    );
    const change = await changeOfPointed(aChat({ mails }), anAsking(), words, listed);
    if (change?.is !== 'proposal') return change;
    return [change, ...(change.also ?? [])].map(({ payload }) => [payload['does'], payload['messageIds']]);
  }

  it.each([
    ['delete the last one and star the one from Avi', ['trash', 'kiln'], ['star', 'paint']],
    ['star the first one and archive the one from Maya', ['star', 'paint'], ['archive', 'fence']],
    ['mark the second one as read, then delete the last one', ['read', 'lunch'], ['trash', 'kiln']],
    ['archive the first three and star the last', ['archive', 'paint lunch fence'], ['star', 'kiln']],
    ['תמחק את האחרון ותסמן את הראשון בכוכב', ['trash', 'kiln'], ['star', 'paint']],
    ['תעבירי לארכיון את השני ותמחקי את השלישי', ['archive', 'lunch'], ['trash', 'fence']],
  ])('are changed in two ways, each in its own card: %s', async (words, one, other) => {
    expect(await cards(words)).toEqual([one, other]);
  });

  it.each([
    ['delete the one from Maya and mark the rest as read', ['trash', 'fence'], ['read', 'paint lunch kiln']],
    ['archive the first two and delete the others', ['archive', 'paint lunch'], ['trash', 'fence kiln']],
    ['star those from Dana and archive the rest', ['star', 'lunch kiln'], ['archive', 'paint fence']],
  ])('are changed, and the rest otherwise: %s', async (words, one, rest) => {
    expect(await cards(words)).toEqual([one, rest]);
  });

  it.each([
    'delete the last one and star the one from Tomer',
    'star the one from Tomer and delete the last one',
    'archive those from Ruth and delete the rest',
    'תמחק את האחרון ותסמן את של תומר בכוכב',
  ])('are not changed where one of two is nowhere: %s', async (words) => {
    expect(await cards(words)).toBeNull();
  });

  it.each([
    ['those from Dana, archive', ['archive', 'lunch kiln']],
    ['archive those from Avi', ['archive', 'paint']],
    ['the one from Maya, star it', ['star', 'fence']],
    ['את אלה של דנה תעבירי לארכיון', ['archive', 'lunch kiln']],
    ['את של מאיה בכוכב', ['star', 'fence']],
  ])('are those of somebody: %s', async (words, card) => {
    expect(await cards(words)).toEqual([card]);
  });

  it.each([
    'those from Tomer, archive',
    'delete the one from Ruth',
    'star those from the bank',
    'את של תומר בכוכב',
  ])('are none where nobody of that name is shown: %s', async (words) => {
    expect(await cards(words)).toBeNull();
  });

  it.each(['the one from Dana, star it', 'archive the one from Dana'])(
    'are asked about where one is meant and several are theirs: %s',
    async (words) => {
      expect(await cards(words)).toMatchObject({ is: 'said', asks: 'which' });
    },
  );

  it.each([
    ['mark the first two as read and archive them', ['read', 'paint lunch'], ['archive', 'paint lunch']],
    ['star the first one and archive it', ['star', 'paint'], ['archive', 'paint']],
    ['mark those from Dana as read and archive them', ['read', 'lunch kiln'], ['archive', 'lunch kiln']],
  ])('are the same where "them" follows: %s', async (words, one, other) => {
    expect(await cards(words)).toEqual([one, other]);
  });

  it.each([
    'archive them all except the first and the third',
    'archive them all except the last two',
    'archive them all except the good ones',
    'archive them all except the one from Ruth',
    "don't delete the last one",
    'did you archive the first one?',
    'archive those not from Dana',
    'אל תמחק את האחרון',
    'delete the rest',
  ])('are not changed where it is not plain which: %s', async (words) => {
    expect(await cards(words)).toBeNull();
  });

  it.each([
    ['the first two, mark as read', ['read', 'paint lunch']],
    ['archive the top three', ['archive', 'paint lunch fence']],
    ['the first 3 of them, archive', ['archive', 'paint lunch fence']],
    ['את שני הראשונים תסמן כנקראו', ['read', 'paint lunch']],
    ['שלושת המיילים הראשונים לארכיון', ['archive', 'paint lunch fence']],
  ])('are as many of the first: %s', async (words, card) => {
    expect(await cards(words)).toEqual([card]);
  });

  it.each([
    ['delete the first one but keep the one from Dana', ['trash', 'paint']],
    ['archive those from Dana and leave the one from Avi', ['archive', 'lunch kiln']],
    ['delete them all but keep the one from Avi', ['trash', 'lunch fence kiln']],
    ['תמחק את כולם ותשאיר את של אבי', ['trash', 'lunch fence kiln']],
    ['keep the first two and delete the rest', ['trash', 'fence kiln']],
    ['leave the one from Avi and archive the rest', ['archive', 'lunch fence kiln']],
  ])('are left as they are where that is said: %s', async (words, card) => {
    expect(await cards(words)).toEqual([card]);
  });
});
