it('is what zod goes by, wherever it comes from', async () => {
  // Zod reads the setting when it is loaded.
  jest.resetModules();
  await import('./no-code-at-run-time.ts');
  const { config } = await import('zod');

  expect(config()).toMatchObject({ jitless: true });
});
