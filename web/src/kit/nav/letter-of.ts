type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>;

/**
 * The letter or sign that a key types, in lower case; where it types none of ASCII, the letter of its place: on a Hebrew
 * layout the key N types מ. With Alt, a Mac types signs of all kinds instead of letters.
 */
export function letterOf({ key, code, altKey }: Pressed): string {
  const isTyped = altKey ? /^[a-z]$/i.test(key) : /^[ -~]$/.test(key);
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (isTyped ? key : (place ?? key)).toLowerCase();
}
