import { isHiddenStyle } from '@crocodile-hub/core/domain/hidden-style';
import { quietDocument } from './quiet-document.ts';

/** What a mail's styles say that is kept; all else of them is not. Each is a class of the HTML below. */
const looks = ['pre', 'struck', 'strong', 'big', 'button'] as const;
export type Look = (typeof looks)[number];
const prefix = 'look-';

/** The looks of an element of `withoutStyles`. A mail that writes these classes itself gains nothing by it. */
export function looksOf(element: Element): Look[] {
  return looks.filter((look) => element.classList.contains(`${prefix}${look}`));
}

/**
 * The HTML without its styles and what they hide, as a parser reads it; what they mean, as attributes. Not clean: a style
 * that is left out is also none that a console would tell of.
 */
export function withoutStyles(html: string): string {
  // Kept before the mail is in it: a mail's names can shadow what a document has.
  const { body } = quietDocument();
  body.innerHTML = html;
  for (const element of body.querySelectorAll(unread)) methods.remove.call(element);
  for (const element of body.querySelectorAll('[style], [hidden]')) {
    const style = methods.getAttribute.call(element, 'style') ?? '';
    methods.removeAttribute.call(element, 'style');
    const isHidden = isHiddenStyle(style) || methods.getAttribute.call(element, 'hidden') !== null;
    if (element.localName === 'img') resize(element, isHidden ? 'width:0;height:0' : style);
    else if (isHidden) methods.remove.call(element);
    else keep(element, style);
  }
  return body.innerHTML;
}

/** Never drawn. Written out and parsed again they could take in the words beside them. */
const unread = 'style, svg, math, plaintext';

/** A form's fields can shadow its methods. */
const methods = Element.prototype;

/** A picture as wide and high as its style says. */
function resize(picture: Element, style: string): void {
  for (const [side, mark] of sides) {
    const [, size] = mark.exec(style) ?? [];
    if (size !== undefined) methods.setAttribute.call(picture, side, size);
  }
}

const sides = [
  ['width', /(?:^|;)\s*width\s*:\s*(\d{1,4})(?:px)?\s*(?:;|!|$)/i],
  ['height', /(?:^|;)\s*height\s*:\s*(\d{1,4})(?:px)?\s*(?:;|!|$)/i],
] as const;

const marks: readonly [Look, RegExp][] = [
  ['pre', /(?:^|;)\s*white-space\s*:\s*(?:pre|break-spaces)/i],
  ['struck', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i],
  ['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i],
  [
    'big',
    /(?:^|;)\s*font-size\s*:\s*(?:(?:2[2-9]|[3-9]\d|1\d\d)(?:\.\d+)?px|(?:1[7-9]|[2-9]\d)(?:\.\d+)?pt|x+-large)/i,
  ],
];
const filled =
  /(?:^|;)\s*background(?:-color)?\s*:\s*(?!\s|transparent|none|inherit|initial|unset|white|#fff|url)/i;
const spaced = /(?:^|;)\s*(?:padding|border-(?:top|left))[a-z-]*\s*:\s*[1-9]/i;

function keep(element: Element, style: string): void {
  const found = marks.flatMap(([look, mark]) => (mark.test(style) ? [look] : []));
  if (element.localName === 'a' && filled.test(style) && spaced.test(style)) found.push('button');
  if (found.length > 0) {
    const own = methods.getAttribute.call(element, 'class') ?? '';
    methods.setAttribute.call(element, 'class', [own, ...found.map((look) => `${prefix}${look}`)].join(' '));
  }
  const [, align] = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)/i.exec(style) ?? [];
  if (align !== undefined && element.localName !== 'table')
    methods.setAttribute.call(element, 'align', align);
  const [, dir] = /(?:^|;)\s*direction\s*:\s*(ltr|rtl)/i.exec(style) ?? [];
  if (dir !== undefined && methods.getAttribute.call(element, 'dir') === null)
    methods.setAttribute.call(element, 'dir', dir);
}
