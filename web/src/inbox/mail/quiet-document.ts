/**
 * An empty document of a window that is gone. As in any document without a window nothing in it runs or loads; besides,
 * no policy looks at it, so that the styles of a mail, which are never applied, are no violations in the console.
 */
export function quietDocument(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument?.implementation.createHTMLDocument('');
  frame.remove();
  return page ?? document.implementation.createHTMLDocument('');
}

/** The HTML without its styles, as a parser reads it. Not clean: what it leaves out is what a console would tell of. */
export function withoutStyles(html: string): string {
  if (!/style/i.test(html)) return html;
  // Kept before the mail is in it: a mail's names can shadow what a document has.
  const { body } = quietDocument();
  body.innerHTML = html;
  for (const element of body.querySelectorAll('style')) element.remove();
  // A form's fields can shadow its methods.
  for (const element of body.querySelectorAll('[style]'))
    Element.prototype.removeAttribute.call(element, 'style');
  return body.innerHTML;
}
