// Tracing has to be there before what it traces is loaded; without it nothing of it is.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) {
  const { startTracing } = await import('@leafshift/tracing/start');
  startTracing('leafshift-api');
}
await import('./serve.ts');

export {};
