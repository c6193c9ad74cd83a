/**
 * Whether an element with this style is not seen: mails so hide the words for lists, and a second layout for phones. A
 * small size says nothing, for what is within may have its own.
 */
export function isHiddenStyle(style: string): boolean {
  const values = new Map(
    style
      .slice(0, longestStyle)
      .toLowerCase()
      .split(';')
      .map((declaration): [string, string] => {
        const colon = declaration.indexOf(':');
        const value = declaration.slice(colon + 1).replace(/!\s*important/, '');
        return [declaration.slice(0, Math.max(0, colon)).trim(), value.trim()];
      }),
  );
  const isNone = (name: string) => /^0(?:px|em|pt|%)?$/.test(values.get(name) ?? '');
  return (
    values.get('display') === 'none' ||
    values.get('visibility') === 'hidden' ||
    values.get('mso-hide') === 'all' ||
    isNone('opacity') ||
    (values.get('overflow') === 'hidden' && (isNone('max-height') || isNone('height')))
  );
}

const longestStyle = 2_000;
