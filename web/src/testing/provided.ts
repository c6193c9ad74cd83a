declare module 'vitest' {
  interface ProvidedContext {
    /** Where the embedded Firestore of component tests listens. */
    firestore: FirestoreAddress;
  }
}

export type FirestoreAddress = { host: string; port: number };
