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
