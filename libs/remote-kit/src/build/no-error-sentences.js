// In the place of the sentences of the federation runtime's errors, in what is sent to browsers: each message
// names the error's number and the page that explains it anyway.
const SENTENCE = 'Module Federation failed';
const sentences = new Proxy({}, { get: () => SENTENCE });

export {
  sentences as buildDescMap,
  sentences as errorDescMap,
  sentences as runtimeDescMap,
  sentences as typeDescMap,
};
