import { html, raw } from 'hono/html';

type Page = ReturnType<typeof html>;

type Account = { email: string; name: string };

/** A request that must not be redirected, since the caller is not who it claims to be. */
export type Refusal = { code: string; detail: string };

export type ConsentPages = ReturnType<typeof consentPages>;

/** The steps of a vendor's consent: who the person is, and what they allow. Each posts to its own address. */
export function consentPages(vendor: string) {
  return {
    chooseAccount: (accounts: readonly Account[]) =>
      page(
        vendor,
        'Choose an account',
        html`<form method="post">
            ${accounts.map(
              (account) =>
                html`<button name="account" value="${account.email}" aria-label="${account.email}">
                  <strong>${account.name}</strong><span>${account.email}</span>
                </button>`,
            )}
          </form>
          <form method="post">
            <label
              >Use another account <input name="another" type="email" required placeholder="you@example.com"
            /></label>
            <button>Next</button>
          </form>`,
      ),

    permission: (account: Account, clientId: string, scopes: readonly string[]) =>
      page(
        vendor,
        `${clientId} wants to access your account`,
        html`<p>${account.name} <bdi>${account.email}</bdi></p>
          <ul>
            ${scopes.map((scope) => html`<li>${scope}</li>`)}
          </ul>
          <form method="post" class="row">
            <input type="hidden" name="account" value="${account.email}" />
            ${decisions}
          </form>`,
      ),

    /** The person may refuse some of the scopes. */
    choice: (account: Account, clientId: string, scopes: readonly string[]) =>
      page(
        vendor,
        `${clientId} wants to access your account`,
        html`<p>${account.name} <bdi>${account.email}</bdi></p>
          <form method="post" class="row">
            <input type="hidden" name="account" value="${account.email}" />
            <div class="whole">
              ${scopes.map(
                (scope) =>
                  html`<label class="choice"
                    ><input type="checkbox" name="scope" value="${scope}" checked /> ${scope}</label
                  >`,
              )}
            </div>
            ${decisions}
          </form>`,
      ),

    refusal: ({ code, detail }: Refusal) => page(vendor, `Access blocked: ${code}`, html`<p>${detail}</p>`),
  };
}

const decisions = html`<button name="decision" value="deny">Cancel</button>
  <button name="decision" value="allow" class="primary">Allow</button>`;

function page(vendor: string, title: string, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="about">Local stand-in for ${vendor}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

const STYLE = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center; }
  main { width: min(400px, 100vw - 48px); padding-block: 24px; }
  h1 { font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; }
  .about { font-size: 13px; opacity: 0.75; }
  form { display: grid; gap: 8px; margin-block-end: 20px; }
  .row { grid-template-columns: 1fr 1fr; }
  button, input { font: inherit; padding: 10px 14px; border: 1px solid var(--line); border-radius: 8px; background: none; color: inherit; }
  button { cursor: pointer; display: grid; text-align: start; }
  .row button { text-align: center; }
  .whole { grid-column: 1 / -1; }
  .choice { display: flex; gap: 8px; align-items: center; overflow-wrap: anywhere; }
  .primary { background: #0b57d0; border-color: #0b57d0; color: #fff; }
  label { display: grid; gap: 4px; }
  li { overflow-wrap: anywhere; }
`;
