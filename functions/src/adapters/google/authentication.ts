import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { MailCheck } from '../../ports/mail.ts';

type Headers = readonly gmail_v1.Schema$MessagePartHeader[];
type Result = { method: string; found: string; domain: string };

const resultForm = /^\s*(dkim|spf|dmarc)=([a-z]+)(?:\s|$)/i;
/** Of a signature: the domain that signed, or the identity within it (RFC 6376 §3.5). */
const signedForm = /\sheader\.[di]=(?:[^\s@]*@)?([^\s@]+)/i;

/** Whether Gmail found a DKIM signature of the mail to be good (RFC 8601). */
export function isSigned(headers: Headers): boolean {
  const results = resultsIn(headers);
  // Gmail names DKIM first. Later parts may hold words that the sender chose.
  const others = results.findIndex(({ method }) => method !== 'dkim');
  const ofDkim = others === -1 ? results : results.slice(0, others);
  return ofDkim.some(({ found }) => found === 'pass');
}

/**
 * The checks of the sender that failed at Gmail. If DMARC passed, the sender is genuine, even if a forwarder broke the
 * rest; without DMARC, one good signature is enough.
 */
export function failedChecks(headers: Headers): MailCheck[] {
  const results = resultsIn(headers);
  const isFound = (method: MailCheck, ...found: string[]) =>
    results.some((one) => one.method === method && found.includes(one.found));
  const failed = (['dmarc', 'dkim', 'spf'] as const).filter(
    (method) => isFound(method, 'fail', 'softfail') && (method === 'dmarc' || !isFound(method, 'pass')),
  );
  if (failed.includes('dmarc')) return failed;
  return isFound('dmarc', 'pass') || isFound('dkim', 'pass') ? [] : failed;
}

/**
 * Whether Gmail confirmed the sender: by the policy of their domain (DMARC), or by a good signature of that
 * domain or one above it. A signature alone says only who signed.
 */
export function isConfirmed(headers: Headers, address: string): boolean {
  const own = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const results = resultsIn(headers);
  if (results.some(({ method, found }) => method === 'dmarc' && found !== 'none')) {
    return results.some(({ method, found }) => method === 'dmarc' && found === 'pass');
  }
  return results.some(
    ({ method, found, domain }) =>
      method === 'dkim' && found === 'pass' && domain.includes('.') && `.${own}`.endsWith(`.${domain}`),
  );
}

/**
 * Gmail's own results. Each server writes its results above those that were there, so only the topmost header can be
 * Gmail's.
 */
function resultsIn(headers: Headers): Result[] {
  const topmost = headers.find(({ name }) => name?.toLowerCase() === 'authentication-results');
  const [server = '', ...results] = statements(topmost?.value ?? '');
  if (server.trim().toLowerCase() !== 'mx.google.com') return [];
  return results.map((text) => {
    const [, method = '', found = ''] = resultForm.exec(text) ?? [];
    const [, domain = ''] = signedForm.exec(text) ?? [];
    return { method: method.toLowerCase(), found: found.toLowerCase(), domain: domain.toLowerCase() };
  });
}

/** The parts between semicolons, without comments; semicolons in quotes or in comments do not separate. */
function statements(value: string): string[] {
  const found: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const char = value.charAt(at);
    if (char === '\\') at += 1;
    else if (isQuoted) isQuoted = char !== '"';
    else if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (char === '"') isQuoted = true;
    else if (char === ';') {
      found.push(part);
      part = '';
    } else part += char;
  }
  return [...found, part];
}
