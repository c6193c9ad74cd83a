import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.ts';

const empty = { to: '', body: '' };
const first = { to: 'dana@example.com', body: 'The first words' };
const second = { to: 'avi@example.com', body: 'The second words' };
const open = () => formDraft('email', empty);

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
});
afterAll(() => vi.unstubAllGlobals());

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

it('keeps what another form of the name wrote when the earlier one was sent', async () => {
  const left = open();
  left.write(first);
  let arrive = () => undefined as void;
  const sent = left.departing(() => new Promise<void>((resolve) => (arrive = resolve)));

  const next = open();
  expect(next.read()).toEqual(empty);
  next.write(second);
  arrive();
  await sent;
  left.clear();

  expect(open().read()).toEqual(second);
});

it('gives back what could not be sent', async () => {
  const left = open();
  left.write(first);
  await left.departing(() => Promise.reject(new Error('no network'))).catch(() => undefined);
  expect(open().read()).toEqual(first);
});

it("finds a tab's own words again, whatever another tab typed since", () => {
  open().write(first);
  localStorage.setItem('personal:form-email', JSON.stringify(second));
  expect(open().read()).toEqual(first);
});

it('finds the words of a tab that was closed', () => {
  open().write(first);
  sessionStorage.clear();
  expect(open().read()).toEqual(first);
});

it('forgets what was sent, in both places', () => {
  const form = open();
  form.write(first);
  form.clear();
  expect(open().read()).toEqual(empty);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('gives back words on their way that another form took the place of, where the page died before they arrived', async () => {
  const left = open();
  left.write(first);
  void left.departing(() => new Promise<never>(() => undefined));
  const next = open();
  next.read();
  next.write({ ...second, body: 'The' });
  next.write(second);

  vi.resetModules();
  const { formDraft: ofNewPage } = await import('./form-draft.ts');
  const later = ofNewPage('email', empty);
  expect(later.read()).toEqual(second);
  later.clear();
  const last = ofNewPage('email', empty);
  expect(last.read()).toEqual(first);
  last.write({ ...first, body: 'Other words' });
  last.clear();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('forgets them where they arrived', async () => {
  const left = open();
  left.write(first);
  await left.departing(async () => {
    const next = open();
    next.read();
    next.write(second);
  });
  left.clear();
  const later = open();
  expect(later.read()).toEqual(second);
  later.clear();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('names the sending of the same words alike in every tab and after a reload, and of other words otherwise', () => {
  const here = open();
  here.write(first);
  const there = open();
  there.read();
  expect(there.attempt.current()).toBe(here.attempt.current());

  const another = open();
  another.write(second);
  expect(another.attempt.current()).not.toBe(here.attempt.current());
});

it('names the next sending otherwise once one has come to an end, after a reload too', () => {
  const form = open();
  form.write(first);
  const before = form.attempt.current();
  const next = form.attempt.renew();
  expect(next).not.toBe(before);
  const later = open();
  expect(later.read()).toEqual(first);
  expect(later.attempt.current()).toBe(next);
});

it('names the next sending alike in every tab that held the words, and that of new words otherwise', () => {
  const here = open();
  here.write(first);
  const there = open();
  there.read();
  const ended = here.attempt.current();
  expect(there.attempt.renew()).toBe(here.attempt.renew());
  expect(there.attempt.renew()).toBe(here.attempt.renew());

  here.clear();
  here.write(second);
  expect(here.attempt.current().startsWith(ended)).toBe(false);
});
