/* Preloaded by a server process of a test: its clock is wrong by the minutes of `CLOCK_SHIFT`. */
const shift = Number(process.env['CLOCK_SHIFT']) * 60_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + shift], newTarget),
  get: (target, key, receiver) =>
    key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key, receiver),
});
