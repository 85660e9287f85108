// In the place of what the federation runtime does for containers of single shaken libraries, which are not
// built here: a remote's copies of libraries have a container of their own.
export const getSharedFallbackGetter = ({ factory }) => factory;
