// Preload: moves the clock of the process by MOVED_MS, in ms.
const movedMs = Number(process.env['MOVED_MS'] ?? 0);
const trueDate = Date;
const now = () => trueDate.now() + movedMs;

globalThis.Date = new Proxy(trueDate, {
  construct: (target, given: unknown[], asked) => {
    const parts = given.length === 0 ? [now()] : given;
    return Reflect.construct(target, parts, asked === globalThis.Date ? target : asked) as object;
  },
  // A date without 'new' is text.
  apply: () => new trueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
