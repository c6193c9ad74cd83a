/**
 * A text that begins with an emoji, shown without it, beside an icon of ours: without a font for them an emoji is an
 * empty box. The text itself stays as it is, for whoever hears, finds or copies it.
 */
export function WordsAlone({ text }: { text: string }) {
  const words = Math.max(0, text.search(/\p{L}/u));
  return (
    <span>
      <span className="visually-hidden">{text.slice(0, words)}</span>
      {text.slice(words)}
    </span>
  );
}
