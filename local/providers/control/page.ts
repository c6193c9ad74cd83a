/** A page for people: what left the product, and a form to send a mail in. It loads no other files. */
export const controlPage = /* html */ `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Provider stand-ins</title>
<link rel="icon" href="data:," />
<style>
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 960px; padding: 24px; }
  h1 { font-size: 22px; margin: 0; }
  h2 { font-size: 16px; margin: 32px 0 8px; }
  p { margin: 4px 0 0; opacity: 0.75; }
  li { border-block-start: 1px solid var(--line); padding-block: 10px; list-style: none; }
  ol { margin: 0; padding: 0; }
  .about { font-size: 13px; opacity: 0.75; }
  pre { font: inherit; margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  form { display: grid; gap: 8px; max-width: 560px; }
  label { font-size: 13px; }
  label:not([hidden]) { display: grid; gap: 2px; }
  input, textarea, select, button { font: inherit; padding: 6px 8px; }
</style>
<h1>Provider stand-ins</h1>
<p>Everything that the product sent on this machine. Nothing of it went further.</p>

<h2>Let a message arrive</h2>
<form id="inbound">
  <label>Through <select name="through"></select></label>
  <label>From <input name="from" required /></label>
  <label class="mail">To <input name="to" value="demo@crocodile.test" /></label>
  <label class="mail">Subject <input name="subject" dir="auto" value="Lunch?" /></label>
  <label>Text <textarea name="text" rows="3" dir="auto" required>Are you free at one?</textarea></label>
  <button>Deliver</button>
  <output class="about"></output>
</form>

<h2>Mails of the sign-in</h2>
<p>Firebase would send these. Each link is good once.</p>
<ol id="links" aria-live="polite"></ol>

<h2>What left</h2>
<ol id="sent" aria-live="polite"></ol>

<script>
  const WAYS = {
    Gmail: { provider: 'google', from: 'Dana Cohen <dana@cohen-media.co.il>' },
    WhatsApp: { provider: 'meta', channel: 'whatsapp', from: '+972524819930' },
    Messenger: { provider: 'meta', channel: 'messenger', from: '6044000000000112' },
    Instagram: { provider: 'meta', channel: 'instagram', from: '7711000000000021' },
    SMS: { provider: 'twilio', from: '+972542207716' },
  };
  const form = document.querySelector('#inbound');
  const list = document.querySelector('#sent');

  function line(sent) {
    const item = document.createElement('li');
    const about = document.createElement('div');
    about.className = 'about';
    about.textContent = [new Date(sent.at).toLocaleString(), sent.provider, sent.kind, 'to ' + sent.to].join(' · ');
    const subject = document.createElement('strong');
    subject.dir = 'auto';
    subject.textContent = sent.subject ?? '';
    const text = document.createElement('pre');
    text.dir = 'auto';
    text.textContent = sent.text;
    item.append(about, subject, text);
    return item;
  }

  const links = document.querySelector('#links');
  const PURPOSES = { VERIFY_EMAIL: 'Verify the address', PASSWORD_RESET: 'Choose a new password' };

  function linkLine({ to, purpose, link }) {
    const item = document.createElement('li');
    const anchor = document.createElement('a');
    anchor.href = link;
    anchor.textContent = PURPOSES[purpose] ?? purpose;
    item.append(anchor, ' · to ' + to);
    return item;
  }

  async function refreshLinks() {
    const mails = await fetch('/_sign-in-mails').then((reply) => (reply.ok ? reply.json() : []));
    const known = [...links.querySelectorAll('a')].map((anchor) => anchor.href);
    const fresh = mails.reverse();
    if (fresh.map(({ link }) => new URL(link).href).join() !== known.join())
      links.replaceChildren(...fresh.map(linkLine));
  }

  async function refresh() {
    void refreshLinks();
    const sent = await fetch('/_sent').then((reply) => reply.json());
    if (sent.length !== list.childElementCount) list.replaceChildren(...sent.reverse().map(line));
  }

  function choose() {
    const way = WAYS[form.elements.through.value];
    form.elements.from.value = way.from;
    for (const field of form.querySelectorAll('.mail')) field.hidden = way.provider !== 'google';
  }

  function message() {
    const { provider, channel } = WAYS[form.elements.through.value];
    const { from, to, subject, text } = Object.fromEntries(new FormData(form));
    return provider === 'google' ? { provider, from, to, subject, text } : { provider, channel, from, text };
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const reply = await fetch('/_inbound', { method: 'POST', body: JSON.stringify(message()) });
    form.querySelector('output').textContent = reply.ok ? 'Delivered.' : JSON.stringify(await reply.json());
  });

  form.elements.through.replaceChildren(...Object.keys(WAYS).map((name) => new Option(name)));
  form.elements.through.addEventListener('change', choose);
  choose();
  refresh();
  setInterval(() => document.hidden || refresh(), 1000);
</script>
</html>`;
