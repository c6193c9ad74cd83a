/**
 * The part of Playwright's page that the tests of both tiers have: a real page fits it, and so does the document that
 * a component test opens (app-page.ts). What a person does on a screen (tests/e2e/pages) is written for both, by the
 * type of their locators.
 */
export type Page<L> = Places<L> & {
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(options?: { clickCount?: number }): Promise<void>;
    up(options?: { clickCount?: number }): Promise<void>;
  };
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string;
  waitForURL(url: string | RegExp | ((url: URL) => boolean), options?: { timeout?: number }): Promise<void>;
};

export type Words = string | RegExp;

export type RoleOptions = {
  name?: Words;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  pressed?: boolean;
  selected?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  includeHidden?: boolean;
};

type Exact = { exact?: boolean };

export type Places<L> = {
  getByRole(role: string, options?: RoleOptions): L;
  getByText(text: Words, options?: Exact): L;
  getByLabel(text: Words, options?: Exact): L;
  getByPlaceholder(text: Words, options?: Exact): L;
  getByTitle(text: Words, options?: Exact): L;
  locator(selector: string): L;
};

type Waiting = { timeout?: number };
export type PlaceState = 'attached' | 'detached' | 'visible' | 'hidden';

export type Locator<L> = Places<L> & {
  first(): L;
  last(): L;
  nth(index: number): L;
  filter(options?: { hasText?: Words; hasNotText?: Words; has?: L; hasNot?: L }): L;
  or(other: L): L;
  and(other: L): L;
  all(): Promise<L[]>;

  waitFor(options?: Waiting & { state?: PlaceState }): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  isEnabled(): Promise<boolean>;
  inputValue(): Promise<string>;
  innerText(): Promise<string>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  allInnerTexts(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;

  click(options?: Waiting): Promise<void>;
  dblclick(options?: Waiting): Promise<void>;
  hover(options?: Waiting): Promise<void>;
  fill(text: string): Promise<void>;
  clear(): Promise<void>;
  press(key: string): Promise<void>;
  check(options?: { force?: boolean }): Promise<void>;
  uncheck(options?: { force?: boolean }): Promise<void>;
  focus(): Promise<void>;
  blur(): Promise<void>;
};
