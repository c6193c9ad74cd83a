/** What one is reminded of who is to be woken: "wake me at six", "תעירי אותי מחר בשש". */

const wakes = /(?<![א-ת])(?:ת?עירי? (?:אותי|אותנו)|להעיר (?:אותי|אותנו)|שעון מעורר|השכמה)(?![א-ת])/;
const wakesEn = /^(?:(?:please|hey|can you|could you),? ){0,2}wake (?:me|us)\b/i;

/** Null where the words wake nobody. */
export function wakingTask(text: string): string | null {
  if (wakes.test(text)) return 'לקום';
  return wakesEn.test(text.trim()) ? 'wake up' : null;
}
