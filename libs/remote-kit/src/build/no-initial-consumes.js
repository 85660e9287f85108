// In the place of what the federation runtime does for a container that needs shared libraries before it is
// asked for anything: a remote's entry holds nothing but its container.
export function installInitialConsumes({ initialConsumes }) {
  if (initialConsumes.length > 0) {
    throw new Error(`An entry cannot consume by itself here: ${initialConsumes}`);
  }
}
