import type { Locator, Page } from 'playwright-core';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect } from 'vitest';
import { countOf } from '../given.ts';
import type { TestPerson } from '../people.ts';
import { addFault, type Fault } from '../providers.ts';
import { wordsIn, type TypedWords } from './words.ts';

/** The walking person: their page, their words, and their random numbers. */
export type Walker = {
  page: Page;
  person: TestPerson;
  random: () => number;
  words: TypedWords;
  /** Adds to the note about the last step. */
  note: (what: string) => void;
  /** Opens another tab, in which the walk continues. */
  openTab: () => Promise<void>;
};

export type Step = (walker: Walker) => Promise<void>;

export function pick<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

const screens = [
  '/crocodile-hub',
  '/command-center',
  '/smart-tasks',
  '/inbox-ai',
  '/campaigns',
  '/ai-activity-log',
  '/connected-devices',
  '/settings',
  '/settings/profile',
  '/privacy',
] as const;

const yes = () => true;
const no = () => false;

/** Goes to the screen like a person, by the side navigation if it is visible. */
async function goTo(page: Page, path: (typeof screens)[number]): Promise<void> {
  // An open menu covers everything.
  if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape');
  if (new URL(page.url()).pathname === path && (await page.getByRole('dialog').count()) === 0) return;
  const link = page.locator(`nav a[href="${path}"]`).first();
  const isFree = (await page.getByRole('dialog').count()) === 0;
  // A dialog that has just opened covers the link.
  const isThere = isFree && (await link.isVisible());
  const isSeen = () => page.waitForURL(({ pathname }) => pathname === path, { timeout: 10_000 });
  // An element that opens under the pointer takes the click.
  const went = isThere && (await link.click({ timeout: 10_000 }).then(isSeen).then(yes, no));
  if (!went) await page.goto(path);
  const head = page.getByRole('main').getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  await head.or(dialog).first().waitFor();
  // A person who went back and returned at once finds the dialog still open.
  if ((await dialog.count()) > 0) await page.goto(path);
  await head.first().waitFor();
}

const faults: readonly Omit<Fault, 'provider'>[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 503, times: 6 },
  { kind: 'status', status: 429, retryAfter: 1 },
  { kind: 'drop', times: 2 },
  { kind: 'no-answer' },
  { kind: 'nonsense' },
  { kind: 'latency', ms: 600 },
];

/** Makes the providers of sends fail, in one walk of three. */
async function maybeFault({ random, note }: Walker): Promise<void> {
  if (random() < 0.35) {
    const path = pick(random, ['messages', 'calendar']);
    const provider = pick<Fault['provider']>(random, ['google', 'google', 'meta']);
    const fault = { ...pick(random, faults), provider, path };
    note(`${fault.provider} ${fault.kind} at ${path}`);
    await addFault(fault);
  }
}

/** Holds Enter down. */
export async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const ledAway = 'which the answer to a command led away from';

/** Submits twice, and does something else before the answer. */
async function send(walker: Walker, field: Locator, button: Locator, word: string): Promise<void> {
  const { page, random, words, note } = walker;
  await maybeFault(walker);
  words.ask(word);
  try {
    const isLine = !(await isInDialog(field)) || (await field.evaluate((one) => one.tagName)) === 'INPUT';
    if (isLine && random() < 0.5) {
      note(`${word} by Enter`);
      await field.focus({ timeout: 10_000 });
      await holdEnter(page);
    } else if (await button.isEnabled({ timeout: 10_000 }).catch(no)) {
      note(`${word} by a double click`);
      await button.dblclick({ noWaitAfter: true, timeout: 10_000 });
      // While an answer is being written there is no send button.
    } else note(`${word} not sent`);
  } catch (error) {
    if (await field.isVisible()) throw error;
    return note(ledAway);
  }
  const meanwhile = random();
  if (meanwhile < 0.12) {
    note('then back');
    await page.goBack({ waitUntil: 'commit' });
  } else if (meanwhile < 0.2) {
    note('then reloaded');
    await page.reload({ waitUntil: 'commit' });
  } else if (meanwhile < 0.26) {
    note('then went elsewhere');
    await page.goto(pick(random, screens), { waitUntil: 'commit' });
  }
}

function isInDialog(field: Locator): Promise<boolean> {
  return field.evaluate((one) => one.closest('[role=dialog]') !== null, undefined, { timeout: 10_000 });
}

const sentences = [
  (word: string) => `Remind me to water ${word} tomorrow at 9`,
  (word: string) => `Send an email to ${word}@example.com about lunch saying I am late`,
  (word: string) => `Schedule a meeting about ${word} tomorrow at 10`,
  (word: string) => `תזכירי לי מחר בתשע לקנות ${word}`,
  (word: string) => `what is the best ${word} in town?`,
  (word: string) => `find a ${word} restaurant in Haifa`,
];

/** By name: the screen that is being left still shows its own box for a moment. */
const boxes = { '/crocodile-hub': 'What can I help you with today?', '/smart-tasks': 'New task' } as const;

/**
 * Replaces the text of a field and returns the old text; undefined if the field cannot be changed. It happens in one
 * step, since a saved text may return between a look and a key.
 */
async function typeOver(field: Locator, text: string): Promise<string | undefined> {
  const type = (one: HTMLElement, typed: string) => {
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) return undefined;
    if (one.disabled || one.readOnly) return undefined;
    const before = one.value;
    one.focus();
    one.select();
    if (typed === '') document.execCommand('delete');
    else document.execCommand('insertText', false, typed);
    // A field that is being removed takes no text.
    return one.value === typed ? before : undefined;
  };
  return field.evaluate(type, text, { timeout: 3_000 }).catch(() => undefined);
}

/** Replaces the text of the box. If the answer to the command before leads elsewhere meanwhile, it goes back. */
async function fillBox({ page, words }: Walker, path: keyof typeof boxes, text: string): Promise<Locator> {
  const box = page.getByRole('textbox', { name: boxes[path] });
  // A box that is still sending takes no text, which may be long on a slow network.
  const isTyped = async () => {
    await goTo(page, path);
    const before = await typeOver(box, text);
    if (before === undefined) return false;
    words.drop(before);
    // A screen that is being left takes no text.
    return (await box.inputValue({ timeout: 3_000 }).catch(() => null)) === text;
  };
  const message = `the box at ${path} took no words for a minute`;
  await expect.poll(isTyped, { timeout: 60_000, message }).toBe(true);
  return box;
}

const commandOnHub: Step = async (walker) => {
  const { page, random, words } = walker;
  const word = words.say('the hub');
  const sentence = pick(random, sentences)(word);
  walker.note(sentence);
  const box = await fillBox(walker, '/crocodile-hub', sentence);
  if (random() < 0.8) await send(walker, box, page.getByRole('button', { name: 'Run', exact: true }), word);
};

const newTask: Step = async (walker) => {
  const { page, random, words } = walker;
  const word = words.say('smart tasks');
  const box = await fillBox(walker, '/smart-tasks', pick(random, sentences.slice(0, 4))(word));
  if (random() < 0.8) await send(walker, box, page.getByRole('button', { name: 'Send', exact: true }), word);
};

type Form = {
  name: string;
  /** The provider to ask at the end, if there is one. */
  provider: 'google' | 'meta' | null;
  fields: (word: string) => Readonly<Record<string, string>>;
};

/** The dialogs of the quick actions. */
export const forms: readonly Form[] = [
  {
    name: 'Send Email',
    provider: 'google',
    fields: (word) => ({ To: `${word}@example.com`, Subject: 'Lunch', Message: `Dear ${word}` }),
  },
  {
    name: 'Schedule Meeting',
    provider: 'google',
    fields: (word) => ({ 'Meeting Title': `${word} review`, Date: '2030-05-01', Time: '10:30' }),
  },
  {
    name: 'Create Reminder',
    provider: 'google',
    fields: (word) => ({ 'Task Description': `Water ${word}`, Date: '2030-05-01', Time: '08:00' }),
  },
  {
    name: 'Send WhatsApp',
    provider: 'meta',
    fields: (word) => ({ 'Phone Number': '052-123-4567', Message: `Hello ${word}` }),
  },
  {
    name: 'Ask Question',
    provider: null,
    fields: (word) => ({ 'Your Question': `What is the name of ${word}` }),
  },
];

const dialog: Step = async (walker) => {
  const { page, random, words, note } = walker;
  await goTo(page, '/crocodile-hub');
  const form = pick(random, forms);
  walker.note(form.name);
  const tile = page.getByRole('main').getByRole('button', { name: form.name, exact: true });
  // A dialog of the step before may only now have opened.
  if (!(await tile.isVisible())) await page.goto('/crocodile-hub');
  // The answer to a command may lead elsewhere just now.
  const isOpened = await tile.dblclick({ timeout: 10_000 }).then(yes, no);
  if (!isOpened) {
    await page.goto('/crocodile-hub');
    await tile.dblclick();
  }
  const open = page.getByRole('dialog', { name: form.name });
  const word = words.say(form.name);
  const fields = Object.entries(form.fields(word));
  for (const [index, [label, value]] of fields.entries()) {
    const field = open.getByLabel(label);
    const before = await field.inputValue({ timeout: 10_000 }).catch(() => undefined);
    const isFilled = before !== undefined && (await field.fill(value, { timeout: 10_000 }).then(yes, no));
    if (!isFilled && new URL(page.url()).pathname !== '/crocodile-hub') {
      note(ledAway);
      if (!fields.slice(0, index).some(([, earlier]) => earlier.includes(word))) words.drop(word);
      return;
    }
    words.drop(before ?? '');
  }
  const choice = random();
  if (choice < 0.75) {
    const button = open.getByRole('button', { name: form.name, exact: true });
    await send(walker, open.getByLabel(fields[0]?.[0] ?? ''), button, word);
  } else if (choice < 0.85) {
    note(`${word}, then back`);
    await page.goBack({ waitUntil: 'commit' });
  } else if (choice < 0.95) {
    note('then cancelled');
    words.drop(word);
    await open.getByRole('button', { name: 'Cancel' }).dblclick();
  } else note(`${word}, left open`);
};

const converse: Step = async (walker) => {
  const { page, random, words, person } = walker;
  const composer = page.getByRole('textbox', { name: 'Message', exact: true });
  const begin = page.getByRole('main').getByRole('button', { name: 'New Session', exact: true }).first();
  // The answer to a command, or a late step back, may lead away now.
  const isThere = async () => {
    await goTo(page, '/command-center');
    return composer.or(begin).first().isVisible();
  };
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  const isNew = random() < 0.5 || (await countOf(paths.sessions(person.uid))) === 0;
  // A narrow window shows the sessions first.
  if (isNew || !(await composer.isVisible())) {
    walker.note('a new session');
    if (!(await begin.isVisible())) return;
    await begin.dblclick();
    await composer.waitFor();
  }
  const word = words.say('a conversation');
  const before = await typeOver(composer, `Tell me about ${word}`);
  if (before === undefined) return words.drop(word);
  words.drop(before);
  if (random() < 0.8)
    await send(walker, composer, page.getByRole('button', { name: 'Send', exact: true }), word);
};

/** Buttons that a walk avoids: they lead out of the product, or delete data that a later check needs. */
const leftAlone =
  /log ?out|login|delete|remove|clear|disconnect|connect|google|duplicate|microphone|record|dictat|voice|export|print|copy|upload|select all|cancel|close|undo|hebrew|עברית/i;

/** Presses any visible button, twice. */
const pressAny: Step = async ({ page, random, words, note }) => {
  const open = page.getByRole('dialog').last();
  const place = (await open.count()) > 0 ? open : page.getByRole('main');
  // The elements themselves: a list may move, and another button take the place.
  const buttons = await place.locator('button:visible:enabled').elementHandles();
  if (buttons.length === 0) return;
  const button = pick(random, buttons);
  const { name, around } = await button
    .evaluate((one: Element) => ({
      name: `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`,
      around: [
        one.closest('li, article, form, [role=dialog]')?.textContent ?? '',
        // 'Summarize' sends the text of the composer.
        ...Array.from(document.querySelectorAll('textarea'), ({ value }) => value),
      ].join(' '),
    }))
    .catch(() => ({ name: 'delete', around: '' }));
  if (leftAlone.test(name)) return;
  note(name.trim());
  for (const word of wordsIn(around)) words.ask(word);
  await button.dblclick({ timeout: 5_000 }).catch(() => undefined);
};

/** Presses a button of the last task, and presses it again. */
const actOnTask: Step = async ({ page, random, words, note }) => {
  await goTo(page, '/smart-tasks');
  const row = page.getByRole('region', { name: 'Task History' }).getByRole('listitem').first();
  if ((await row.count()) === 0) return;
  await row.hover();
  const name = pick(random, ['Run Again', 'Confirm', 'Run Again', 'Delete']);
  const [button] = await row.getByRole('button', { name, exact: true }).elementHandles();
  // A row that moves takes its buttons along.
  if (button === undefined || !(await button.isEnabled().catch(no))) return;
  const text = await button.evaluate((one: Element) => one.closest('li')?.textContent ?? '').catch(() => '');
  if (text === '') return;
  note(`${name} of ${text.slice(0, 60)}`);
  if (name === 'Delete') words.drop(text);
  else for (const word of wordsIn(text)) words.ask(word);
  await button.dblclick({ timeout: 5_000 }).catch(() => undefined);
};

/** Pastes a very long text into any field. */
const paste: Step = async (walker) => {
  const { page, random, words } = walker;
  const path = pick(random, ['/crocodile-hub', '/smart-tasks'] as const);
  const box = await fillBox(walker, path, '');
  if (!(await box.focus({ timeout: 3_000 }).then(yes, no))) return;
  await page.keyboard.insertText(`${words.say(`pasted on ${path}`)} ${'lorem ipsum '.repeat(8_334)}`);
  if (random() < 0.5) await holdEnter(page);
};

/** Presses the browser's own buttons. A page that is still loading takes none of them. */
const browserButton =
  (name: 'goBack' | 'goForward' | 'reload'): Step =>
  async ({ page }) => {
    await page.waitForLoadState('domcontentloaded');
    await page[name]({ waitUntil: 'commit' });
  };

const steps: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [4, 'command', commandOnHub],
  [3, 'task', newTask],
  [6, 'dialog', dialog],
  [3, 'converse', converse],
  [4, 'press any', pressAny],
  [3, 'act on a task', actOnTask],
  [1, 'paste', paste],
  [3, 'go', ({ page, random }) => goTo(page, pick(random, screens))],
  [3, 'back', browserButton('goBack')],
  [2, 'forward', browserButton('goForward')],
  [1, 'reload', browserButton('reload')],
  [1, 'another tab', ({ openTab }) => openTab()],
];

const total = steps.reduce((sum, [weight]) => sum + weight, 0);

export function aStep(random: () => number): readonly [name: string, step: Step] {
  let left = random() * total;
  for (const [weight, name, step] of steps) {
    left -= weight;
    if (left < 0) return [name, step];
  }
  return ['back', async () => undefined];
}
