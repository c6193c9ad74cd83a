/** Resolves when the person first points at something or goes to it by keyboard. */
export function firstAttention(): Promise<void> {
  return new Promise((resolve) => {
    const attended = () => resolve();
    document.addEventListener('pointerover', attended, { once: true });
    document.addEventListener('focusin', attended, { once: true });
  });
}
