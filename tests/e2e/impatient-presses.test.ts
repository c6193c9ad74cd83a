import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { setHold } from '../support/hold.ts';
import { type Visit } from '../support/browse.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { addFault, type Fault, faultsOver } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { allPresses, doubled, effectsOf, keptByScreens, press, tidy } from '../support/walks/presses.ts';
import { forms, holdEnter } from '../support/walks/steps.ts';
import { someWords } from '../support/walks/words.ts';

/** Run by `npm run bench:walks`: a sample of all presses, or every one with PRESSES=all. */
const asked = process.env['PRESSES'];
const isWhole = asked === 'all';
/** The only screen, and what is in the names of the only controls, if not all are pressed. */
const screen = process.env['SCREEN'];
const control = process.env['CONTROL'] ?? '';
const pressesOfSample = Number(asked ?? 0);
const random = seeded(Number(process.env['SEED'] ?? 7));

let open: Visit & { person: TestPerson };

beforeAll(async () => {
  if (asked === undefined) return;
  const person = await aPerson({ google: true, channels: true });
  await setHold(person.uid, 0);
  await tidy(person);
  open = await signedIn({ person });
});
afterAll(async () => {
  if (asked === undefined) return;
  await faultsOver();
  await open.page.context().close();
});

const rest = () => expect.poll(() => open.page.locator('[aria-busy=true]').count(), patience).toBe(0);

describe.runIf(asked !== undefined)('a button', () => {
  it('does once what it does, pressed twice or by an Enter that is held', async () => {
    const { page, person } = open;
    const all = (await allPresses(page, screen)).filter(({ name }) => name.includes(control));
    const kept = await keptByScreens(page);
    expect(all.length).toBeGreaterThan(screen === undefined && control === '' ? 100 : 0);
    const sample = isWhole ? all : all.toSorted(() => random() - 0.5).slice(0, pressesOfSample);
    const found: string[] = [];
    for (const one of sample) {
      const before = await effectsOf(person);
      const isThere = await press(page, one, kept);
      await rest();
      const twice = doubled(before, await effectsOf(person));
      const what = `${one.name} on ${one.screen.name}, ${one.how}`;
      process.stdout.write(`${told(isThere, twice)} ${what}\n`);
      if (twice.length > 0) found.push(`${what}: ${twice.join('; ')}`);
      await tidy(person);
    }
    expect(found).toEqual([]);
  }, 7_200_000);
});

const told = (isThere: boolean, twice: readonly string[]) => {
  if (!isThere) return '– not there:';
  return twice.length === 0 ? '✓' : '✗';
};

const faults: readonly Omit<Fault, 'provider'>[] = [
  { kind: 'no-answer' },
  { kind: 'status', status: 503, times: 3 },
  { kind: 'drop', times: 3 },
];
const sends = forms.filter(({ provider }) => provider !== null);
const cases = sends.flatMap((form) => faults.map((fault) => [form.name, fault.kind, form, fault] as const));

describe.runIf(asked !== undefined)('what a form sends', () => {
  it.each(isWhole ? cases : cases.filter((_, index) => index % 5 === 0))(
    'leaves once: %s, %s, and pressed again',
    async (name, _kind, form, fault) => {
      const { page } = open;
      await page.goto('/crocodile-hub');
      const word = someWords(random).say(name);
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      for (const [label, value] of Object.entries(form.fields(word)))
        await dialog.getByLabel(label).fill(value);
      const button = dialog.getByRole('button', { name, exact: true });
      const path = form.provider === 'google' && name !== 'Send Email' ? 'calendar' : 'messages';
      await addFault({ ...fault, provider: form.provider ?? 'google', path });
      await button.dblclick();
      const isOver = async () => (await dialog.count()) === 0 || (await button.count()) === 1;
      await expect.poll(isOver, patience).toBe(true);
      await faultsOver();
      // Again and again, whenever the button is enabled.
      const pressAgain = async () => {
        if ((await button.count()) > 0 && (await button.isEnabled())) {
          await button.focus();
          await holdEnter(page);
        }
        return dialog.count();
      };
      await expect.poll(pressAgain, { ...patience, interval: 500 }).toBe(0);
      const left = async () => (await sent()).filter((item) => JSON.stringify(item).includes(word)).length;
      await expect.poll(left, patience).toBe(1);
      await page.reload();
      await rest();
      expect(await left()).toBe(1);
    },
  );
});
