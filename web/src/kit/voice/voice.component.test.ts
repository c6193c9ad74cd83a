import { limits } from '@crocodile-hub/core/domain/limits';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../../tests/e2e/pages/command-center-page.ts';
import { hubPage } from '../../../../tests/e2e/pages/hub-page.ts';
import { dropped } from '../../testing/answers.ts';
import { type SignedIn, signedIn } from '../../testing/app.ts';
import { appDocument, appWindow } from '../../testing/app-frame.ts';
import type { AppPage } from '../../testing/app-page.ts';
import { chatReply } from '../../testing/assistant.ts';
import { aClock } from '../../testing/clock.ts';
import { aMicrophone } from '../../testing/microphone.ts';
import { aRecognition } from '../../testing/recognition.ts';
import { stage } from '../../testing/stage.ts';

const silenceMs = limits.voiceSilenceMs;

/** Waits until the button shows that the microphone is open, or closed. */
async function microphone(page: AppPage, { is }: { is: 'open' | 'closed' }): Promise<void> {
  await page.getByRole('button', { name: 'Voice input', pressed: is === 'open' }).waitFor();
}

/** Presses the microphone and waits until it listens. */
async function listen(page: AppPage, name = 'Voice input'): Promise<void> {
  await page.getByRole('button', { name, pressed: false }).click();
  await page.getByText('Listening').first().waitFor();
}

/** In the menu of the account. */
async function chooseSpeech(page: AppPage, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: /Account and display/ }).click();
  await page.getByRole('menuitem', { name: `Speech: ${from}` }).click();
  await page.getByRole('menu', { name: 'Speech language' }).getByRole('menuitemradio', { name: to }).click();
  await page.getByRole('menu').first().waitFor({ state: 'hidden' });
}

/** The person's session in whose log the words stand, as it is stored; undefined while there is none. */
async function sessionWith(uid: string, words: string) {
  const { store } = stage();
  for (const session of await store.list(paths.sessions(uid))) {
    const log = await store.list(paths.messages(uid, session.id));
    if (log.some(({ content }) => content === words)) return session;
  }
  return undefined;
}

/** Somebody whose browser hears what the test says, and whose assistant answers. */
async function withRecognition(options: Pick<SignedIn, 'at'> = {}) {
  const { api } = stage();
  api.reply('chat', chatReply({ message: 'I heard you.' }));
  api.reply('gptChat', chatReply({ message: 'I heard you.' }));
  const recognition = aRecognition();
  const clock = aClock();
  const app = await signedIn({
    ...options,
    prepare: (opened) => {
      recognition.installIn(opened);
      clock.installIn(opened);
    },
  });
  const sessionBegins = async (words: string, expected: object) => {
    await expect.poll(() => sessionWith(app.person.uid, words)).toMatchObject(expected);
  };
  return { ...app, recognition, clock, sessionBegins };
}

describe('speech that the browser understands', () => {
  it('shows in the command box while it is heard, and is sent after two seconds of silence', async () => {
    const { page, recognition, clock, sessionBegins } = await withRecognition();
    await listen(page);
    clock.stop();
    recognition.hear('what is');
    await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe('what is');
    await clock.fastForward(silenceMs - 1);
    recognition.hear('what is the capital of Peru');
    await clock.fastForward(silenceMs - 1);
    await microphone(page, { is: 'open' });
    await clock.fastForward(1);
    clock.goOn();
    await page.waitForURL((url) => url.pathname === '/command-center');
    const words = 'what is the capital of Peru';
    await sessionBegins(words, { icon: '🎤', title: words });
  });

  it('goes the way of typed words, behind those that are there', async () => {
    const { page, recognition, clock, sessionBegins } = await withRecognition();
    await hubPage(page).commandBox().fill('find');
    await listen(page);
    recognition.hear('a quiet place to work');
    await clock.fastForward(silenceMs);
    await page.getByText('Searching and opening chat...').waitFor();
    await page.waitForURL((url) => url.pathname === '/command-center');
    await sessionBegins('find a quiet place to work', { icon: '🎤', title: 'Search Session' });
  });

  it('is forgotten by Escape', async () => {
    const { page, recognition, clock } = await withRecognition();
    await hubPage(page).commandBox().fill('written');
    await listen(page);
    recognition.hear('and not meant');
    await page.keyboard.press('Escape');
    await microphone(page, { is: 'closed' });
    await clock.fastForward(silenceMs);
    await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe('written');
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
  });

  it('waits in its field for whoever wants to look at it first, and tells where its sound goes', async () => {
    const { page, recognition, clock } = await withRecognition({ at: '/settings/profile' });
    await page
      .getByRole('group', { name: 'Spoken commands' })
      .getByRole('radio', { name: 'After a look', exact: true })
      .check({ force: true });
    await page.goto('/crocodile-hub');
    await listen(page);
    await page.getByText('To the browser’s speech service').waitFor();
    recognition.hear('what is the capital of Chile');
    await clock.fastForward(silenceMs);
    await microphone(page, { is: 'closed' });
    await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe('what is the capital of Chile');
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
  });

  it('is listened to in the language of the screen', async () => {
    const { page, recognition } = await withRecognition();
    await listen(page);
    expect(recognition.language()).toBe('en-US');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Account and display/ }).click();
    await page.getByRole('menuitemradio', { name: 'עברית' }).click();
    await page.getByRole('button', { name: 'קלט קולי' }).click();
    await page.getByText('מקשיב').first().waitFor();
    expect(recognition.language()).toBe('he-IL');
  });

  it('is listened to in the language that the person chose', async () => {
    const { page, recognition } = await withRecognition();
    await chooseSpeech(page, 'Automatic', 'French');
    await listen(page);
    expect(recognition.language()).toBe('fr-FR');
    await page.keyboard.press('Escape');
    await page.reload();
    await chooseSpeech(page, 'French', 'Automatic');
  });

  it.each([
    ['not-allowed', 'Microphone access denied'],
    ['no-speech', 'No speech detected'],
    ['audio-capture', 'Audio capture error'],
  ])('says why it failed: %s', async (code, text) => {
    const { page, recognition } = await withRecognition();
    await listen(page);
    recognition.fail(code);
    await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
    await microphone(page, { is: 'closed' });
  });

  it('asks a question as soon as it is long enough', async () => {
    const { page, recognition, clock, sessionBegins } = await withRecognition();
    await page.getByRole('button', { name: 'Ask Question' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Ask Question' });
    const listenInDialog = async () => {
      await dialog.getByRole('button', { name: 'Voice input', pressed: false }).click();
      await dialog.getByText('Listening').waitFor();
    };
    await listenInDialog();
    recognition.hear('no');
    await clock.fastForward(silenceMs);
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('no');
    await dialog.getByRole('textbox').fill('');
    await listenInDialog();
    await page.keyboard.press('Escape');
    // Escape was for the microphone.
    await listenInDialog();
    recognition.hear('who called me');
    await clock.fastForward(silenceMs);
    await page.waitForURL((url) => url.pathname === '/command-center');
    await sessionBegins('who called me', {});
  });

  it('becomes a Smart Task when it is longer than a letter', async () => {
    const { api, page, recognition, clock } = await withRecognition({ at: '/smart-tasks' });
    const words = 'remind me to stretch in 2 hours';
    const payload = { task: 'stretch', reminderTime: '2030-05-01T10:00:00+03:00' };
    const read = {
      actionType: 'reminder' as const,
      summary: 'Remind you to stretch',
      payload,
      payloadHash: payloadHash('reminder', payload),
      confidence: 1,
      requiresConfirmation: true,
      alternatives: [],
      doubts: [],
      resolved: [],
    };
    const actions = [{ ...read, words }];
    api.reply('legacySmartTask', { success: true, ...read, route: 'task', source: 'rules', actions });
    await listen(page);
    recognition.hear('a');
    await clock.fastForward(silenceMs);
    await microphone(page, { is: 'closed' });
    await expect.poll(() => page.locator('#task-input').inputValue()).toBe('');
    expect(api.calls('legacySmartTask')).toEqual([]);
    await listen(page);
    recognition.hear(words);
    await clock.fastForward(silenceMs);
    await page.getByRole('listitem').filter({ hasText: words }).first().waitFor();
  });

  it('begins a voice session of at least two words', async () => {
    const { page, recognition, clock, sessionBegins } = await withRecognition({ at: '/command-center' });
    await listen(page, 'New session by voice');
    recognition.hear('hello');
    await clock.fastForward(silenceMs);
    await page.getByText('Transcript too short or empty.').waitFor();
    await listen(page, 'New session by voice');
    recognition.hear('hello there');
    await clock.fastForward(silenceMs);
    await commandCenterPage(page).log.getByText('hello there').first().waitFor();
    await sessionBegins('hello there', {
      icon: '🎤',
      title: expect.stringMatching(/^Voice Session - \w+ \d+ \w+ \d\d:\d\d$/),
    });
  });

  it('leaves no session behind that the database refused', async () => {
    const { page, person, store, refusals, recognition, clock } = await withRecognition({
      at: '/command-center',
    });
    await commandCenterPage(page).list.getByText('0 sessions').waitFor();
    await refusals.during({ of: 'write' }, async () => {
      await listen(page, 'New session by voice');
      recognition.hear('good morning');
      await clock.fastForward(silenceMs);
      await page.getByText('Failed to start voice session', { exact: true }).waitFor();
    });
    await commandCenterPage(page)
      .row(/Voice Session/)
      .waitFor({ state: 'detached' });
    expect(await store.list(paths.sessions(person.uid))).toEqual([]);
  });

  it('goes behind what is written in a session, and waits for Send', async () => {
    const { api, page, recognition, clock } = await withRecognition({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.composer.fill('Dear all,');
    await listen(page);
    recognition.hear('the meeting moved');
    await clock.fastForward(silenceMs);
    await expect.poll(() => center.composer.inputValue()).toBe('Dear all, the meeting moved');
    expect(await center.log.getByText(/the meeting moved/).count()).toBe(0);
    await expect.poll(() => appDocument().activeElement).toBe(center.composer.elements()[0]);
    expect(api.calls('chat')).toEqual([]);
  });
});

/** Somebody in a conversation, whose browser records and whose server reads `said` in what it records. */
async function withMicrophone(said: string) {
  const { api } = stage();
  api.reply('transcribe', { success: true, transcript: said, language: 'en-US' });
  const microphone = aMicrophone();
  const clock = aClock();
  const app = await signedIn({
    at: '/command-center',
    prepare: (opened) => {
      clock.installIn(opened);
      microphone.installIn(opened);
    },
  });
  const center = commandCenterPage(app.page);
  await center.newSession();
  return {
    ...app,
    microphone,
    clock,
    composer: center.composer,
    indicator: app.page.locator('form i').first(),
    saysThatAllIsSaid: () => app.page.getByRole('button', { name: 'Voice input', pressed: true }).click(),
  };
}

describe('speech that is recorded', () => {
  it('lands in the composer when the person says that all is said', async () => {
    const { page, composer, saysThatAllIsSaid } = await withMicrophone('how deep is the Dead Sea');
    await listen(page);
    await saysThatAllIsSaid();
    await expect.poll(() => composer.inputValue()).toBe('how deep is the Dead Sea');
  });

  it('is what is left where the browser has the interface to recognise, and no service', async () => {
    const { api } = stage();
    api.reply('transcribe', { success: true, transcript: 'tell me about otters', language: 'en-US' });
    const microphone = aMicrophone();
    const recognition = aRecognition();
    const { page } = await signedIn({
      prepare: (opened) => {
        microphone.installIn(opened);
        recognition.installIn(opened);
      },
    });
    await listen(page);
    recognition.fail('network');
    await page.getByText('To a speech service, by our server').waitFor();
    await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
    await page.waitForURL((url) => url.pathname === '/command-center');
    expect(api.calls('transcribe')).toHaveLength(1);
  });

  it('is read in the language that the person chose', async () => {
    const { page, api, composer, saysThatAllIsSaid } = await withMicrophone('wie tief ist das Tote Meer');
    await chooseSpeech(page, 'Automatic', 'German');
    await listen(page);
    await saysThatAllIsSaid();
    await expect.poll(() => composer.inputValue()).toBe('wie tief ist das Tote Meer');
    const forms = api.calls('transcribe').map(({ form }) => (form as Blob).text());
    expect(await Promise.all(forms)).toEqual([expect.stringContaining('de-DE')]);
  });

  it('is not sent anywhere when nobody spoke', async () => {
    const { page, api, microphone, clock } = await withMicrophone('nothing');
    microphone.sound(0);
    await listen(page);
    await clock.fastForward(silenceMs);
    await page.getByText('No speech detected', { exact: true }).waitFor();
    expect(api.calls('transcribe')).toEqual([]);
  });

  it('hides its indicator after ten seconds, and goes on', async () => {
    const { page, clock, indicator } = await withMicrophone('nothing');
    await listen(page);
    await indicator.waitFor();
    // Its time may begin shortly after it is seen.
    const isShown = async () => {
      await clock.fastForward(10_000);
      return indicator.isVisible();
    };
    await expect.poll(isShown).toBe(false);
    await microphone(page, { is: 'open' });
    await page.keyboard.press('Escape');
    await microphone(page, { is: 'closed' });
  });

  it('without a word says so', async () => {
    const { page, saysThatAllIsSaid } = await withMicrophone('');
    await listen(page);
    await saysThatAllIsSaid();
    await page.getByText('No speech detected. Try again.', { exact: true }).waitFor();
  });

  it.each([
    ['could not be read', () => stage().api.fail('transcribe', 'unavailable'), 'Transcription failed'],
    ['met no connection', () => stage().api.on('transcribe', dropped), 'Network error'],
  ])('that %s is not lost, and is tried again', async (_, fail, says) => {
    const { page, api, composer, saysThatAllIsSaid } = await withMicrophone('');
    await listen(page);
    fail();
    await saysThatAllIsSaid();
    await page.getByRole('alert').getByText(says, { exact: true }).waitFor();
    api.reply('transcribe', { success: true, transcript: 'second try', language: 'en-US' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => composer.inputValue()).toBe('second try');
  });

  it('needs the permission', async () => {
    const { page, microphone } = await withMicrophone('');
    microphone.deny();
    await page.getByRole('button', { name: 'Voice input' }).click();
    await page.getByRole('alert').getByText('Microphone access denied').waitFor();
  });

  it('needs a browser that can', async () => {
    const { page } = await withMicrophone('');
    Reflect.deleteProperty(appWindow(), 'MediaRecorder');
    await page.getByRole('button', { name: 'Voice input' }).click();
    await page.getByRole('alert').getByText('Voice input is not supported in this browser').waitFor();
  });
});
