// Loaded first by an API that a drill starts again (`node --import`): its clock is ahead by what
// CLOCK_AHEAD_MS says, as if as much time had passed, because leases of the dead run for minutes.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

if (aheadMs !== 0) {
  const RealDate = Date;
  const LaterDate = function (...parts: ConstructorParameters<DateConstructor> | []) {
    if (!new.target) return new RealDate(RealDate.now() + aheadMs).toString();
    const args = parts.length === 0 ? [RealDate.now() + aheadMs] : parts;
    return Reflect.construct(RealDate, args, new.target);
  };
  Object.setPrototypeOf(LaterDate, RealDate);
  Object.defineProperty(LaterDate, 'name', { value: RealDate.name });
  LaterDate.prototype = RealDate.prototype;
  Object.assign(LaterDate, {
    now: () => RealDate.now() + aheadMs,
    parse: RealDate.parse,
    UTC: RealDate.UTC,
  });
  globalThis.Date = LaterDate as unknown as DateConstructor;
}

export {};
