import { describe, expect, it } from 'vitest';
import { isHiddenStyle } from './hidden-style.ts';

describe('an element', () => {
  it.each([
    ['display:none'],
    ['display:none;'],
    ['display:none!important'],
    ['display: none !important;'],
    ['display:none ! important'],
    ['  DISPLAY  :\tNone  !IMPORTANT ;'],
    ['color:red;display:none;font-size:12px'],
    ['color:red;\n  display:\n none'],
    ['display:block;display:none'],
    [';;display:none'],
    ['visibility:hidden'],
    ['Visibility : HIDDEN'],
    ['mso-hide:all'],
    ['mso-hide: ALL !important'],
    ['opacity:0'],
    ['opacity: 0 !important'],
    ['opacity:0%'],
    ['max-height:0;overflow:hidden'],
    ['overflow: hidden; max-height: 0px'],
    ['OVERFLOW:HIDDEN;MAX-HEIGHT:0PX!important'],
    ['height:0em;overflow:hidden'],
    ['display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;opacity:0'],
  ])('of the style %j is hidden', (style) => {
    expect(isHiddenStyle(style)).toBe(true);
  });

  it.each([
    [''],
    [';'],
    [':'],
    ['none'],
    ['display'],
    ['display:'],
    ['display:block'],
    ['display:none;display:block'],
    ['display:nonesuch'],
    ['color:display:none'],
    ['-x-display:none'],
    ['mydisplay:none'],
    ['list-style:none'],
    ['visibility:visible'],
    ['backface-visibility:hidden'],
    ['mso-hide:none'],
    ['opacity:0.5'],
    ['opacity:.5'],
    ['opacity:1'],
    ['opacity:05'],
    ['font-size:0'],
    ['font-size:0;line-height:0'],
    ['max-height:0'],
    ['height:0'],
    ['overflow:hidden'],
    ['max-height:0;overflow:visible'],
    ['max-height:10px;overflow:hidden'],
    ['min-height:0;line-height:0;overflow:hidden'],
    ['overflow-x:hidden;max-height:0'],
  ])('of the style %j is seen', (style) => {
    expect(isHiddenStyle(style)).toBe(false);
  });

  it('is judged by the beginning of a style without end', () => {
    const endless = 'a:b;'.repeat(250_000);
    expect(isHiddenStyle(`display:none;${endless}`)).toBe(true);
    expect(isHiddenStyle(`${endless}display:none`)).toBe(false);
  });

  it.each([
    ['letters', 'a'],
    ['spaces', ' '],
    ['colons', ':'],
    ['declarations', 'opacity:1;'],
    ['marks', '!important'],
  ])('of a style of a million %s is seen', (_, part) => {
    expect(isHiddenStyle(part.repeat(1_000_000 / part.length))).toBe(false);
  });
});
