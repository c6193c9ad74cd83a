/** What speech recognition writes for silence: the last words of the films that it was trained on. */
const ofSilence: ReadonlySet<string> = new Set(
  [
    'thank you for watching',
    'thanks for watching',
    'thank you so much for watching',
    'please subscribe',
    'please subscribe to my channel',
    'like and subscribe',
    'see you in the next video',
    'subtitles by the amara org community',
    'you',
    'תודה שצפיתם',
    'תודה על הצפייה',
    'תודה רבה שצפיתם',
    'כתוביות על ידי',
    'תרגום וכתוביות',
    'אל תשכחו להירשם לערוץ',
  ].map(plain),
);

/** Whether a transcript is only such a text. A sentence that merely contains one was really spoken. */
export function isHeardInSilence(transcript: string): boolean {
  return ofSilence.has(plain(transcript));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
