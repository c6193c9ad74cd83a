import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { anAction, serverHoldsActions } from '../testing/actions.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import { chatReply } from '../testing/assistant.ts';
import { givenGoogle, givenSession } from '../testing/given.ts';

/** What one chooses from in a conversation: other meanings of a question, several meetings, two readings. */

const words = {
  en: { empty: 'Say the first word', composer: 'Message', offers: 'Did you mean', confirm: 'Confirm' },
  he: { empty: 'המילה הראשונה שלך', composer: 'הודעה', offers: 'אולי הכוונה', confirm: 'אישור' },
} as const;
type Language = keyof typeof words;

/** An empty conversation, in this language. */
async function inConversation(language: Language, width = 1280) {
  const person = aPerson();
  await givenGoogle(person);
  serverHoldsActions(person);
  const sessionId = await givenSession(person);
  localStorage.setItem('language', language);
  const at = `/command-center?sessionId=${sessionId}`;
  const app = await signedIn({ person, at, viewport: { width, height: 844 } });
  const { page } = app;
  const composer = page.getByRole('textbox', { name: words[language].composer, exact: true });
  await page.getByText(words[language].empty).waitFor();
  const offers = page.getByRole('list', { name: words[language].offers });
  return {
    ...app,
    offers,
    say: async (message: string) => {
      await composer.fill(message);
      await composer.press('Enter');
    },
    offer: (label: string) => offers.getByRole('button', { name: label, exact: true }),
  };
}

const hands = {
  mouse: (button: AppLocator) => button.click(),
  keyboard: (button: AppLocator) => button.press('Enter'),
} as const;

const everyWay = (['en', 'he'] as const).flatMap((language) =>
  (['mouse', 'keyboard'] as const).map((hand) => ({ language, hand })),
);

describe('what a question may have meant', () => {
  const said = {
    en: { asked: 'word from Dana', other: 'What did I write to Dana?' },
    he: { asked: 'דבר מדנה', other: 'מה כתבתי לדנה?' },
  };

  it.each(everyWay)('is asked by the $hand, in $language', async ({ language, hand }) => {
    const { asked, other } = said[language];
    const { api, page, say, offer, offers } = await inConversation(language);
    const suggestions = [
      { label: other, message: other },
      { label: 'Web', message: 'web' },
    ];
    api.reply('chat', chatReply({ message: 'The newest:', suggestions }));
    await say(asked);
    await offer('Web').waitFor();
    api.reply('chat', chatReply({ message: 'What was sent:' }));
    await hands[hand](offer(other));
    await page.getByText('What was sent:').first().waitFor();
    expect(api.calls('chat').map(({ body }) => body.message)).toEqual([asked, other]);
    expect(await offers.count()).toBe(0);
  });
});

describe('a change that may mean two meetings', () => {
  const said = {
    en: { asked: 'cancel the meeting with Dana', choices: ['The first one', 'The second one'] },
    he: { asked: 'תבטל את הפגישה עם דנה', choices: ['הראשונה', 'השנייה'] },
  } as const;
  /** As the server writes them: what comes from the calendar is isolated. */
  const lines = {
    en: [
      'Tue 3 March, 10:00 \u2068Budget\u2069',
      'Wed 4 March, 12:00 \u2068תקציב, והפגישה הארוכה של כולם\u2069',
    ],
    he: [
      'יום ג׳ 3 במרץ, 10:00 \u2068תקציב\u2069',
      'יום ד׳ 4 במרץ, 12:00 \u2068The long budget meeting of everybody\u2069',
    ],
  };

  it.each(everyWay)(
    'is of the one chosen by the $hand, after a yes, in $language',
    async ({ language, hand }) => {
      const { asked, choices } = said[language];
      const { api, page, say, offer } = await inConversation(language);
      const suggestions = choices.map((message, place) => ({ label: lines[language][place] ?? '', message }));
      const second = offer((lines[language][1] ?? '').replace(/[\u2068\u2069]/g, ''));
      api.reply('chat', chatReply({ message: 'Which one?', suggestions }));
      await say(asked);
      await second.waitFor();
      const direction = second.elements()[0]?.querySelector('bdi')?.dir;
      expect(direction).toBe(language === 'he' ? 'rtl' : 'ltr');
      const payload = { eventId: 'e2', title: 'Budget', startTime: '2030-04-02T12:00:00+03:00' };
      const cancel = anAction('cancel_event', payload);
      api.reply('chat', chatReply({ message: 'Shall I?', requiresConfirmation: true, actions: [cancel] }));
      await hands[hand](second);
      const yes = page.getByRole('button', { name: words[language].confirm, exact: true });
      await yes.waitFor();
      expect(api.calls('chat').map(({ body }) => body.message)).toEqual([asked, choices[1]]);
      // What is said before must go along, for the choice points at it.
      expect(
        api
          .calls('chat')
          .at(-1)
          ?.body.context?.messages.map(({ content }) => content),
      ).toContain(asked);
      expect(api.calls('execute')).toEqual([]);
      await hands[hand](yes);
      await expect
        .poll(() => api.calls('execute').map(({ body }) => body))
        .toMatchObject([{ actionType: 'cancel_event', payload: { eventId: 'e2' } }]);
    },
  );
});

describe('the two readings of a proposal', () => {
  const asRead = { title: 'add water the garden' };
  const otherwise = { title: 'water the garden' };
  const proposed = anAction('create_task', asRead, {
    other: { actionType: 'create_task', payload: otherwise },
  });
  const reminder = { task: 'water the garden', reminderTime: '2030-04-02T09:00:00+03:00' };

  it.each(everyWay)('are chosen from by the $hand, in $language', async ({ language, hand }) => {
    const { api, page, store, person, say } = await inConversation(language);
    api.reply('chat', chatReply({ message: 'Shall I?', requiresConfirmation: true, actions: [proposed] }));
    await say('to-do list: add water the garden');
    const other = page.getByRole('group').getByRole('button', { name: /: water the garden$/ });
    await other.waitFor();
    expect(await other.getAttribute('aria-pressed')).toBe('false');
    await hands[hand](other);
    await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
    expect(api.calls('execute')).toEqual([]);
    await hands[hand](page.getByRole('button', { name: words[language].confirm, exact: true }));
    await expect
      .poll(() => api.calls('execute').map(({ body }) => body))
      .toMatchObject([{ payload: otherwise, payloadHash: payloadHash('create_task', otherwise) }]);
    expect(await store.list(paths.smartTasks(person.uid))).toMatchObject([{ actionPayload: otherwise }]);
  });

  it('may be another action, which is then what runs', async () => {
    const { api, page, store, person, say } = await inConversation('en');
    const another = { ...proposed, other: { actionType: 'reminder' as const, payload: reminder } };
    api.reply('chat', chatReply({ message: 'Shall I?', requiresConfirmation: true, actions: [another] }));
    await say('to-do list: add water the garden');
    await page
      .getByRole('group')
      .getByRole('button', { name: /Action: Create Reminder/ })
      .click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect
      .poll(() => api.calls('execute').map(({ body }) => body))
      .toMatchObject([{ actionType: 'reminder', payload: reminder }]);
    expect(await store.list(paths.smartTasks(person.uid))).toMatchObject([{ actionType: 'reminder' }]);
  });

  it.each(['en', 'he'] as const)('fit into 320 pixels with the offers, in %s', async (language) => {
    const { api, page, say, offers } = await inConversation(language, 320);
    const long = { title: `${'water the garden '.repeat(10)}${'x'.repeat(80)}` };
    const wide = { ...proposed, other: { actionType: 'create_task' as const, payload: long } };
    const suggestions = [{ label: long.title, message: 'The first one' }];
    api.reply(
      'chat',
      chatReply({ message: 'Shall I?', requiresConfirmation: true, actions: [wide], suggestions }),
    );
    await say('to-do list: add water the garden');
    await page.getByRole('group').getByRole('button').first().waitFor();
    const choices = [page.getByRole('group').getByRole('button'), offers.getByRole('button')];
    const edges = choices.flatMap((all) => all.elements().map((one) => one.getBoundingClientRect()));
    expect(edges).toHaveLength(3);
    for (const { left, right } of edges) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
    }
  });
});
