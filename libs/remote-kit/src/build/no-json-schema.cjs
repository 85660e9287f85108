// In the place of zod's JSON schemas, which only the API makes: a tenth of zod, left out of every page.
module.exports = new Proxy(
  {},
  {
    get: (_module, name) => {
      if (typeof name === 'symbol' || name === '__esModule' || name === 'then') return undefined;
      return () => {
        throw new Error(`Pages carry no JSON schemas of zod (${name})`);
      };
    },
  },
);
