// A CSS module in tests: every class is named as it is written.
module.exports = new Proxy({}, { get: (_names, name) => (name === '__esModule' ? false : name) });
