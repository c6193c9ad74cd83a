/** What React calls where drawing fails: every failure is told to the browser once, in this one form. */
export const failures = {
  /** An error boundary shows a screen instead. */
  onCaughtError: (error: unknown): void => reportError(withoutWords(error)),
  /** Nothing is drawn any more: boot.js shows the page of index.html that needs no file and no texts. */
  onUncaughtError: (error: unknown): void => {
    reportError(withoutWords(error));
    window.dispatchEvent(new Event('app-failed'));
  },
};

/** The kind of an error and where it happened. Its message may quote a mail or a name. */
function withoutWords(error: unknown): Error {
  const told = new Error('The app failed');
  if (!(error instanceof Error)) return told;
  told.name = error.name;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at |@\S+:\d+:\d+$/.test(line)) ?? [];
  told.stack = [`${error.name}: ${told.message}`, ...frames].join('\n');
  return told;
}
