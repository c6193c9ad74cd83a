import type { BrowserContext, Locator } from 'playwright-core';

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

/** What is drawn of a mail. */
type Report = {
  /** The cases whose first word is visible. */
  begun: number[];
  /** Elements and attributes that a mail may not contain, and links that lead elsewhere than to the web or to mail. */
  foreign: string[];
};

/** Reads every mail that is open, and clicks all that is in it but its links: pressing one is consent. */
export function reportsOf(mails: Locator): Promise<Report[]> {
  return mails.evaluateAll((all: HTMLElement[]) =>
    all.map((mail) => {
      const isSeen = mail.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const text = isSeen ? mail.innerText : '';
      const begun = [...text.matchAll(/case (\d+) begins/g)].map(([, id]) => Number(id));
      const words =
        /^(?:a|abbr|b|bdi|blockquote|br|caption|cite|code|dd|del|dfn|div|dl|dt|em|h[3-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|var|wbr)$/;
      const plain = /^(?:align|alt|colspan|data-look|dir|lang|role|rowspan|start|type|valign|value)$/;
      const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;
      const link = /^(?:https?|mailto):/;
      const ours = '[data-host], button[aria-expanded]';
      const foreign = new Set<string>();
      for (const element of mail.querySelectorAll('*')) {
        const { localName, namespaceURI } = element;
        const anchor = element.closest('a');
        for (const type of [
          'mouseover',
          'pointerenter',
          'focus',
          'beforeinput',
          'copy',
          'dragstart',
          'click',
        ]) {
          if (type === 'click' && (anchor !== null || element.closest(ours) !== null)) continue;
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
        if (anchor !== null) {
          const isSafe = anchor.target === '_blank' && anchor.rel === 'noreferrer noopener';
          if (!isSafe || !link.test(anchor.getAttribute('href') ?? '')) foreign.add(anchor.outerHTML);
        }
        if (element.closest(ours) !== null) continue;
        // What folds a quote stands in boxes of ours.
        const isFold =
          localName === 'div' && element.querySelector(':scope > button[aria-expanded]') !== null;
        const isWord = words.test(localName) && namespaceURI === 'http://www.w3.org/1999/xhtml';
        if (!isWord) foreign.add(localName);
        for (const { name, value } of element.attributes) {
          const isPicture =
            localName === 'img' &&
            ((name === 'src' && picture.test(value)) || (name === 'width' && /^\d+$/.test(value)));
          const isLink = localName === 'a' && /^(?:href|target|rel)$/.test(name);
          const isOurs = isFold && name === 'class';
          if (!isPicture && !isLink && !isOurs && !plain.test(name)) foreign.add(`${localName}[${name}]`);
        }
      }
      return { begun, foreign: [...foreign] };
    }),
  );
}
