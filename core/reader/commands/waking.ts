/** What one is reminded of who is to be woken, or has set an alarm or a timer: "wake me at six", "תעירי אותי מחר בשש". */

const wakes = /(?<![א-ת])(?:ת?עירי? (?:אותי|אותנו)|להעיר (?:אותי|אותנו)|שעון מעורר|השכמה)(?![א-ת])/;
const wakesEn = /^(?:(?:please|hey|can you|could you),? ){0,2}wake (?:me|us)\b/i;
const rings =
  /^(?:(?:please|hey|can you|could you),? ){0,2}(?:set|put on|start|give me) (?:me )?(?:an?|the|my) alarm(?: clock)?\b/i;
const counts =
  /^(?:(?:please|hey|can you|could you),? ){0,2}(?:(?:set|put on|start|give me) )?(?:me )?(?:an? |the )?(?:[\w-]{1,10} ){0,3}timer\b/i;
const countsHe = /^(?:(?:בבקשה|היי),? ){0,2}(?:(?:ת?שימי?|תשים|ת?פעילי?|תפעיל) (?:לי )?)?טיימר(?![א-ת])/;

/** Null where the words wake nobody and set nothing of the kind. */
export function wakingTask(text: string): string | null {
  const said = text.trim();
  if (wakes.test(said)) return 'לקום';
  if (wakesEn.test(said)) return 'wake up';
  if (rings.test(said)) return 'alarm';
  if (counts.test(said)) return 'timer';
  return countsHe.test(said) ? 'טיימר' : null;
}
