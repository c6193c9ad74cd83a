/** Clicks through a consent page and returns the address to which the browser is sent back. */
export async function clickThrough(address: string, ...answers: [string, string][][]): Promise<URL> {
  let reply = await fetch(address, { redirect: 'manual' });
  for (const answer of answers) {
    reply = await fetch(address, { method: 'POST', body: new URLSearchParams(answer), redirect: 'manual' });
  }
  return new URL(reply.headers.get('location') ?? '');
}

/** Posts a form like a vendor's client. */
export async function postForm(url: string, form: Record<string, string>) {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  const text = await reply.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: reply.status, body };
}
