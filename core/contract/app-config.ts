import * as z from 'zod/mini';

/** What the built web app knows of its deployment, from the `app-config` block of index.html. It holds no secret. */
export const appConfig = z.object({
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    appId: z.string(),
  }),
  /** Public key of the pushes; where absent, no browser is asked to take any. */
  pushKey: z.optional(z.string()),
  /** Site key of reCAPTCHA Enterprise; where present, calls carry a proof of Firebase App Check. */
  appCheckKey: z.optional(z.string()),
  /** Present when the app talks to emulators. */
  emulators: z.optional(z.object({ authUrl: z.url(), firestoreHost: z.string(), firestorePort: z.number() })),
  /** Origin of the function itself, for streams: Hosting buffers them. */
  streamOrigin: z.optional(z.url()),
  /** Shows "Try the demo" on the login page. */
  demo: z.optional(z.object({ email: z.string(), password: z.string() })),
});
export type AppConfig = z.output<typeof appConfig>;
