/**
 * Declares a font of emoji where the system has none, as on many servers and in containers: a box would stand in the
 * place of each. The browser then fetches the parts of it that are drawn (docs/decisions/0034-emoji-font.md).
 */
export async function provideEmoji(): Promise<void> {
  if (!drawsEmoji()) await import('./emoji-font.css');
}

const size = 24;
const emoji = '✅';
/** Of no script and never to be one: it is drawn as whatever stands for a character that no font has. */
const noCharacter = '\u{10FFFE}';

function drawsEmoji(): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  if (context === null) return true;
  const drawn = (text: string) => {
    context.clearRect(0, 0, size, size);
    context.font = `${size * 0.75}px sans-serif`;
    context.textBaseline = 'top';
    context.fillText(text, 0, 0);
    return context.getImageData(0, 0, size, size).data.join();
  };
  return drawn(emoji) !== drawn(noCharacter);
}
