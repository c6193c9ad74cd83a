import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import type { AppWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { aDirectMessage, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';
import type { BrowserDetector, BrowserTranslator } from './reading/device-translator.ts';

const hebrew = 'שלום דנה\nההצעה מצורפת.\n\nהמחיר תקף עד יום חמישי.';

type Device = {
  can: Awaited<ReturnType<BrowserTranslator['availability']>>;
  /** The language of what is not Hebrew. */
  detected?: string;
  /** Resolves when the download may go on. */
  fetched?: Promise<void>;
};

/** A browser whose translator says into which language it went, with marks that would be HTML. */
function aDevice({ can, detected, fetched = Promise.resolve() }: Device) {
  const asked: string[] = [];
  let made = 0;
  const translator: BrowserTranslator = {
    availability: ({ sourceLanguage, targetLanguage }) => {
      asked.push(`${sourceLanguage}-${targetLanguage}`);
      return Promise.resolve(can);
    },
    create: async ({ targetLanguage, monitor }) => {
      made += 1;
      monitor?.({ addEventListener: (_, heard) => heard({ loaded: 0.42 }) });
      await fetched;
      return {
        translate: (text) => Promise.resolve(`<b>${targetLanguage}</b> ${text.length}`),
        destroy: () => (made -= 1),
      };
    },
  };
  const detector: BrowserDetector = {
    availability: () => Promise.resolve('available'),
    create: () =>
      Promise.resolve({
        detect: () => Promise.resolve([{ detectedLanguage: detected ?? 'und', confidence: 0.9 }]),
        destroy: () => {},
      }),
  };
  const prepare = (opened: AppWindow) => {
    opened.Translator = translator;
    if (detected !== undefined) opened.LanguageDetector = detector;
  };
  /** `left`: translators that nobody has given back. */
  return { prepare, asked, left: () => made };
}

async function withMail(
  mail: Partial<InboxMessage>,
  { prepare, modelsOff }: { prepare?: (opened: AppWindow) => void; modelsOff?: true } = {},
) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ subject: 'The quote', ...mail });
  stage().api.reply('instagramMessages', {
    success: true,
    messages: [aDirectMessage({ content: 'עוד פתוח?' })],
  });
  if (modelsOff) await stage().store.set(paths.user(person.uid), { settings: { modelsOff } });
  const app = await signedIn({ person, at: '/inbox-ai', ...(prepare && { prepare }) });
  const { page, api } = app;
  const inbox = inboxPage(page);
  await inbox.card('The quote').waitFor();
  await expect.poll(() => api.calls('unreadCounts').length).toBeGreaterThan(0);
  const menu = async (card: string | RegExp) => {
    await inbox.card(card).hover();
    await inbox.card(card).getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor();
  };
  return {
    ...app,
    menu,
    translate: async (card: string | RegExp = 'The quote') => {
      await menu(card);
      await page.getByRole('menuitem', { name: 'Translate', exact: true }).click();
    },
    translation: page.getByRole('region', { name: 'Translation' }),
    item: (name: string | RegExp) => page.getByRole('menuitem', { name }),
  };
}

describe('a message is translated', () => {
  it('on the device where the browser can, paragraph by paragraph, as text, and says so', async () => {
    const device = aDevice({ can: 'available' });
    const { api, translate, translation } = await withMail({ messageText: hebrew }, device);
    await translate();
    await translation.getByText('Translated on this device. No word of it has left it.').waitFor();
    await translation.getByText('<b>en</b> 22').waitFor();
    await translation.getByText('<b>en</b> 23').waitFor();
    expect([new Set(device.asked), device.left()]).toEqual([new Set(['he-en']), 0]);
    await translate('עוד פתוח?');
    await translation.getByText('<b>en</b> 9').waitFor();
    expect(api.calls('translate')).toEqual([]);
  });

  it('with a translator that the browser fetches first, at the press alone, and tells how far it is', async () => {
    let release = () => {};
    const fetched = new Promise<void>((resolve) => (release = resolve));
    const device = aDevice({ can: 'downloadable', fetched });
    const { menu, page, translation, item } = await withMail({ messageText: hebrew }, device);
    await menu('The quote');
    expect(device.left()).toBe(0);
    await item('Translate').click();
    await page.getByText('Your browser is fetching its translator: 40%').waitFor();
    release();
    await translation.getByText(/Translated on this device/).waitFor();
  });

  it('not at all where it is in the language of the screen', async () => {
    const { api, translate, translation } = await withMail({}, aDevice({ can: 'available', detected: 'en' }));
    await translate();
    await translation.getByText('This message is in English already.').waitFor();
    expect(api.calls('translate')).toEqual([]);
  });

  it.each([
    ['does not know the language', {}, { can: 'unavailable', detected: 'cy' }],
    ['cannot tell it', {}, { can: 'available', detected: 'und' }],
    ['would take too long', { messageText: `${hebrew}\n`.repeat(500) }, { can: 'available' }],
  ] as const)('by the model where the device %s', async (_, mail, can) => {
    const { api, translate, translation } = await withMail(mail, aDevice(can));
    api.reply('translate', { success: true, text: 'Here it is.', source: 'model' });
    await translate();
    await translation.getByText('Here it is.').waitFor();
    await translation.getByText('Translated by the language model.').waitFor();
  });

  it('by nobody where there is neither, and its button says so beforehand', async () => {
    const { menu, item, page, api } = await withMail({ messageText: hebrew }, { modelsOff: true });
    await menu('The quote');
    const needed = item('Translate (needs a language model)');
    await needed.waitFor();
    expect(needed.elements()[0]?.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    expect(api.calls('translate')).toEqual([]);
  });

  it('by the device alone where no model is set up', async () => {
    const device = aDevice({ can: 'available' });
    const { api, page, menu, item, translation } = await withMail({ messageText: hebrew }, device);
    api.on('unreadCounts', () =>
      replied<'unreadCounts'>({
        success: true,
        counts: { gmail: 1, messenger: 0, instagram: 0, total: 1 },
        folders: { inbox: 1, sent: 0, drafts: 0, trash: 0 },
        hasModel: false,
      }),
    );
    await page.reload();
    await menu('The quote');
    await item('Translate').click();
    await translation.getByText(/Translated on this device/).waitFor();
  });
});

describe('a summary', () => {
  it('is not offered of what is as short as one', async () => {
    const { menu, item } = await withMail({
      messageText: 'Hi Noa,\nthe quote is attached. It holds until May. Call me.\nBest,',
    });
    await menu('The quote');
    await item('Translate').waitFor();
    expect(await item('Summarize').count()).toBe(0);
  });
});
