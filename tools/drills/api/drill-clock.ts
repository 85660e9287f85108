// Loaded first by an API that a drill starts (`node --import`). CLOCK_AHEAD_MS puts its clock ahead,
// as if as much time had passed, because leases of a dead process run for minutes.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

if (aheadMs !== 0) {
  const RealDate = Date;
  const now = (): number => RealDate.now() + aheadMs;
  const DrillDate = function (...parts: ConstructorParameters<DateConstructor> | []) {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts, new.target);
  };
  Object.setPrototypeOf(DrillDate, RealDate);
  Object.defineProperty(DrillDate, 'name', { value: RealDate.name });
  DrillDate.prototype = RealDate.prototype;
  Object.assign(DrillDate, { now, parse: RealDate.parse, UTC: RealDate.UTC });
  globalThis.Date = DrillDate as unknown as DateConstructor;
}

export {};
