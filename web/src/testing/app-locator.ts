import {
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  selectorEngine,
} from '@vitest/browser/locators';
import { commands } from 'vitest/browser';
import { appDocument } from './app-frame.ts';
import { fillAt, forceAt, hoverAt, pressAt } from './hands.ts';
import type { Locator, Places, PlaceState, RoleOptions, Words } from './page.ts';
import { isChecked, isDisabled, isVisible } from './seen.ts';
import { until } from './until.ts';

type Filter = NonNullable<Parameters<Locator<AppLocator>['filter']>[0]>;
type Exact = { exact?: boolean };

/**
 * A place in the app's document, found as Playwright finds it and by its selectors. What is looked at is read here, in
 * the browser; what a person does there is in hands.ts.
 */
export class AppLocator implements Locator<AppLocator> {
  readonly #selector: string;
  readonly #parsed: ReturnType<typeof selectorEngine.parseSelector>;

  constructor(selector: string) {
    this.#selector = selector;
    this.#parsed = selectorEngine.parseSelector(selector);
  }

  getByRole = (role: string, options?: RoleOptions) => this.#within(places.getByRole(role, options));
  getByText = (text: Words, options?: Exact) => this.#within(places.getByText(text, options));
  getByLabel = (text: Words, options?: Exact) => this.#within(places.getByLabel(text, options));
  getByPlaceholder = (text: Words, options?: Exact) => this.#within(places.getByPlaceholder(text, options));
  getByTitle = (text: Words, options?: Exact) => this.#within(places.getByTitle(text, options));
  locator = (selector: string) => new AppLocator(`${this.#selector} >> ${selector}`);

  nth = (index: number) => this.locator(`nth=${index}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);
  or = (other: AppLocator) => this.locator(`internal:or=${quoted(other)}`);
  and = (other: AppLocator) => this.locator(`internal:and=${quoted(other)}`);

  filter({ hasText, hasNotText, has, hasNot }: Filter = {}): AppLocator {
    const parts = [
      hasText === undefined ? null : `internal:has-text=${worded(hasText)}`,
      hasNotText === undefined ? null : `internal:has-not-text=${worded(hasNotText)}`,
      has === undefined ? null : `internal:has=${quoted(has)}`,
      hasNot === undefined ? null : `internal:has-not=${quoted(hasNot)}`,
    ];
    return this.locator(parts.filter((part) => part !== null).join(' >> '));
  }

  all(): Promise<AppLocator[]> {
    return Promise.resolve(this.elements().map((_, index) => this.nth(index)));
  }

  toString(): string {
    return this.#selector;
  }

  /** What is there now. */
  elements(): HTMLElement[] {
    // Screens are made of HTML; an SVG has what is asked of it here, too.
    return selectorEngine.querySelectorAll(this.#parsed, appDocument()) as HTMLElement[];
  }

  async waitFor({
    state = 'visible',
    timeout,
  }: { state?: PlaceState; timeout?: number } = {}): Promise<void> {
    await until(
      () => this.#is(state),
      () => `${this.#selector} to be ${state}`,
      timeout,
    );
  }

  count = () => Promise.resolve(this.elements().length);
  isVisible = () => Promise.resolve(this.#is('visible'));
  isChecked = () => this.#ask((element) => isChecked(element));
  isDisabled = () => this.#ask((element) => isDisabled(element));
  isEnabled = async () => !(await this.isDisabled());
  inputValue = () => this.#ask((element) => (element as HTMLInputElement).value);
  innerText = () => this.#ask((element) => element.innerText);
  textContent = () => this.#ask((element) => element.textContent);
  getAttribute = (name: string) => this.#ask((element) => element.getAttribute(name));
  allTextContents = () => Promise.resolve(this.elements().map((element) => element.textContent));
  allInnerTexts = () => Promise.resolve(this.elements().map((element) => element.innerText));
  boundingBox = () => this.#ask((element) => boxOf(element));

  click = () => pressAt(this.#find, this.#selector, 'click');
  dblclick = () => pressAt(this.#find, this.#selector, 'dblclick');
  hover = () => hoverAt(this.#find, this.#selector);
  fill = (text: string) => fillAt(this.#find, this.#selector, text);
  clear = () => this.fill('');
  check = (options: { force?: boolean } = {}) => this.#turn(true, options);
  uncheck = (options: { force?: boolean } = {}) => this.#turn(false, options);
  focus = () => this.#ask((element) => element.focus());
  blur = () => this.#ask((element) => element.blur());

  async press(key: string): Promise<void> {
    await this.focus();
    await commands.press(key);
  }

  async #turn(to: boolean, { force = false }: { force?: boolean }): Promise<void> {
    if ((await this.isChecked()) === to) return;
    if (force) await this.#ask(forceAt);
    else await this.click();
    await until(
      () => this.elements().every((element) => isChecked(element) === to),
      () => `${this.#selector} to be ${to ? '' : 'un'}checked`,
    );
  }

  #within(other: AppLocator): AppLocator {
    return this.locator(other.#selector);
  }

  /** Of the one element, once it is there. */
  async #ask<T>(question: (element: HTMLElement) => T | Promise<T>): Promise<T> {
    return question(await until(this.#find, () => `${this.#selector} to be there`));
  }

  #is(state: PlaceState): boolean {
    const element = this.#one();
    if (state === 'attached') return element !== undefined;
    if (state === 'detached') return element === undefined;
    return (element !== undefined && isVisible(element)) === (state === 'visible');
  }

  readonly #find = (): HTMLElement | undefined => this.#one();

  #one(): HTMLElement | undefined {
    const [element, ...more] = this.elements();
    // As Playwright does: a test that means one of several says which.
    if (more.length > 0) throw new Error(`${this.#selector} is ${more.length + 1} elements`);
    return element;
  }
}

/** Playwright takes a part of a text for it unless told otherwise, Vitest the whole. */
const inPart = { exact: false };

/** Anywhere in the document. */
export const places: Places<AppLocator> = {
  getByRole: (role, options) => new AppLocator(getByRoleSelector(role, { ...inPart, ...options })),
  getByText: (text, options) => new AppLocator(getByTextSelector(text, { ...inPart, ...options })),
  getByLabel: (text, options) => new AppLocator(getByLabelSelector(text, { ...inPart, ...options })),
  getByPlaceholder: (text, options) =>
    new AppLocator(getByPlaceholderSelector(text, { ...inPart, ...options })),
  getByTitle: (text, options) => new AppLocator(getByTitleSelector(text, { ...inPart, ...options })),
  locator: (selector) => new AppLocator(selector),
};

const quoted = (locator: AppLocator) => JSON.stringify(String(locator));

/** A text as Playwright's selectors spell it: letters of either case, or a pattern. */
const worded = (words: Words) => (typeof words === 'string' ? `${JSON.stringify(words)}i` : String(words));

function boxOf(element: HTMLElement): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
