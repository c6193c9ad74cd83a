import type { BrowserContext, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from '../patience.ts';

type Watch = {
  /** The cases whose script ran. */
  ran: Set<number>;
  /** The browser's requests, except the app's own. */
  asked: string[];
};

/** All requests of the browser pass here. A request outside of `own`, or with a case's mark, is stopped. */
export async function watch(context: BrowserContext, own: readonly string[]): Promise<Watch> {
  const seen: Watch = { ran: new Set(), asked: [] };
  context.on('console', (message) => {
    const id = /^\/ran-(\d+)\/$/.exec(message.text())?.[1];
    if (id !== undefined) seen.ran.add(Number(id));
  });
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (caseOf(url) === null && own.includes(new URL(url).origin)) return route.fallback();
    seen.asked.push(url);
    // An answer without content keeps the page as it is.
    return route.fulfill({ status: 204 });
  });
  return seen;
}

export function caseOf(address: string): number | null {
  const id = /(?:other|img|ran)-(\d+)/.exec(address)?.[1];
  return id === undefined ? null : Number(id);
}

/** The contents of a frame with a mail. */
type FrameReport = {
  /** The cases whose first word is visible. */
  begun: number[];
  /** Elements and attributes that a mail may not contain. */
  foreign: string[];
  /** The policy and the style sheet. */
  head: string;
};

/** Waits until every frame shows a mail, and clicks all that is in it. */
export async function reportsOf(page: Page): Promise<FrameReport[]> {
  const reports = new Map<Frame, FrameReport>();
  const unread = () => framesOf(page).filter((frame) => !reports.has(frame));
  await expect
    .poll(async () => {
      const read = async (frame: Frame) => {
        // A frame that is still loading its mail has no report yet.
        const answer = await frame.evaluate(report).catch(() => null);
        if (answer !== null) reports.set(frame, answer);
      };
      await Promise.all(unread().map(read));
      return unread().length;
    }, patience)
    .toBe(0);
  return [...reports.values()];
}

const framesOf = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());

function report(): FrameReport | null {
  const isSeen = document.body.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const text = isSeen ? document.body.innerText : '';
  const begun = [...text.matchAll(/case (\d+) begins/g)].map(([, id]) => Number(id));
  if (begun.length === 0) return null;
  const words =
    /^(?:a|abbr|address|article|aside|b|bdi|bdo|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|main|mark|ol|p|pre|q|s|samp|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|wbr)$/;
  const plain = /^(?:align|alt|colspan|dir|lang|open|rowspan|start|valign)$/;
  const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;
  const foreign = new Set<string>();
  for (const element of document.querySelectorAll('body, body *')) {
    const { localName, namespaceURI } = element;
    const isWord = words.test(localName) && namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!isWord && element !== document.body) foreign.add(localName);
    for (const { name, value } of element.attributes) {
      const isPicture = localName === 'img' && name === 'src' && picture.test(value);
      if (!isPicture && !plain.test(name)) foreign.add(`${localName}[${name}]`);
    }
    for (const type of ['mouseover', 'pointerenter', 'focus', 'beforeinput', 'copy', 'dragstart', 'click']) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  }
  return { begun, foreign: [...foreign], head: document.head.innerHTML };
}
