// In place of the federation runtime's own preloading, which works by manifests: the shell fetches a
// remote's files ahead by what the registry says.
const unused = () => {
  throw new Error('The federation runtime does not preload here');
};

export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
