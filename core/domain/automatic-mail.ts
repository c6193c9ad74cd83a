/** Reads a header of a mail by its name; empty where it has none. */
type Headers = (name: string) => string;

/** Marks a mail as automatic. `list` is left out: people write through lists. */
const automaticPrecedence = /^(?:auto[_-]?reply|junk|bulk)$/i;

/** Programs that tell what became of a mail. */
const mailSystem = /^(?:mailer-daemon|postmaster|mail delivery (?:system|subsystem))(?:@|$)/i;

/** How out-of-office notes begin, for those without any header that marks them. An answer to one begins with 'Re:'. */
const absenceSubject =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|תשובה אוטומטית|מענה אוטומטי|הודעת היעדרות|מחוץ למשרד)(?: ?[:(-]|$)/i;

/**
 * Whether a machine wrote a mail: an out-of-office note, a bounce, a receipt. By RFC 3834 (`Auto-Submitted`), RFC 3464
 * and RFC 8098 (reports), and by what mail programs wrote before these.
 */
export function isAutomaticMail(header: Headers): boolean {
  const submitted = header('Auto-Submitted').trim().toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (header('X-Autoreply') !== '' || header('X-Autorespond') !== '') return true;
  if (automaticPrecedence.test(header('Precedence').trim())) return true;
  if (/^multipart\/report\b/i.test(header('Content-Type').trim())) return true;
  // An empty return path asks for no answer; bounces are sent like this.
  if (header('Return-Path').trim() === '<>') return true;
  return mailSystem.test(addressOf(header('From'))) || absenceSubject.test(header('Subject').trim());
}

/** The part between the last angle brackets, or the whole text. */
function addressOf(from: string): string {
  const open = from.lastIndexOf('<');
  const close = from.indexOf('>', open);
  return (open === -1 || close === -1 ? from : from.slice(open + 1, close)).trim();
}
