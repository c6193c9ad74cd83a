/** Phone numbers: normalising, showing, checking. Rules phone.normal.1, phone.display.1, dialogs.whatsapp.2. */
import { phoneDigits } from './phone-digits.ts';

export const countryCodes = {
  IL: '972',
  US: '1',
  UK: '44',
  FR: '33',
  DE: '49',
  ES: '34',
  IT: '39',
  RU: '7',
  CN: '86',
  JP: '81',
  IN: '91',
  BR: '55',
  AU: '61',
} as const satisfies Record<string, string>;

export type PhoneCountry = keyof typeof countryCodes;

export const defaultPhoneCountry: PhoneCountry = 'IL';

const shortestForeignNumberWithCode = 10;

/** People say UK where ISO 3166 says GB; a country it does not list counts as the default one. */
export function phoneCountry(isoCountry: string | undefined): PhoneCountry {
  const code = isoCountry?.toUpperCase() === 'GB' ? 'UK' : isoCountry?.toUpperCase();
  return isPhoneCountry(code) ? code : defaultPhoneCountry;
}

/**
 * Digits with the country code and without a plus. A number written with + or 00 already names its country, so no code
 * is added: the default one would turn +1 555… into an Israeli number.
 */
export function normalisePhone(written: string, country: PhoneCountry = defaultPhoneCountry): string {
  const kept = written.replace(/[^\d+]/g, '');
  if (kept.startsWith('+')) return withoutTrunkZero(kept.replaceAll('+', ''));
  const digits = kept.replaceAll('+', '');
  if (digits.startsWith('00')) return withoutTrunkZero(digits.slice(2));
  const code = countryCodes[country];
  if (country === 'IL') {
    const local = digits.startsWith('0') ? digits.slice(1) : digits;
    return local.startsWith(code) ? withoutTrunkZero(local) : code + local;
  }
  return digits.length < shortestForeignNumberWithCode ? code + digits : digits;
}

/**
 * A number to dial from anywhere. National numbers of North America have ten digits, so rule phone.normal.1 leaves them
 * without their code, and +202… would ring in Egypt.
 */
export function toE164(written: string, country: PhoneCountry = defaultPhoneCountry): string {
  const digits = normalisePhone(written, country);
  const isNational = country === 'US' && digits.length === 10 && !written.trim().startsWith('+');
  return isNational ? `+${countryCodes.US}${digits}` : `+${digits}`;
}

/** Counts the digits as they were written, as the form does. */
export function isPhoneNumber(written: string): boolean {
  const digits = written.replace(/\D/g, '').length;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** The number as people write it; one that fits no known plan is shown as E.164. */
export function displayPhone(written: string): string {
  const digits = normalisePhone(written);
  if (digits.startsWith(countryCodes.IL)) {
    const local = digits.slice(countryCodes.IL.length);
    if (local.startsWith('5')) return `0${local.slice(0, 2)}-${local.slice(2, 5)}-${local.slice(5)}`;
    if (/^[23489]/.test(local)) return `0${local.slice(0, 1)}-${local.slice(1, 4)}-${local.slice(4)}`;
  }
  if (digits.length === 11 && digits.startsWith(countryCodes.US)) {
    return `+1-${digits.slice(1, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
  }
  return `+${digits}`;
}

/** "+972 (0)54" and "+972 054" are written often; the zero is dialled only inside the country. */
function withoutTrunkZero(digits: string): string {
  const code = countryCodes.IL;
  return digits.startsWith(`${code}0`) ? code + digits.slice(code.length + 1) : digits;
}

function isPhoneCountry(code: string | undefined): code is PhoneCountry {
  return code !== undefined && Object.hasOwn(countryCodes, code);
}
