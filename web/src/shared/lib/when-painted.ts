/** Resolves once what was rendered is on the screen: what is fetched then competes with nothing that is waited for. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab paints nothing, and calls no animation frame.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
