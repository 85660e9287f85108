// In place of the federation runtime's handler of manifests and snapshots: a remote's entry is loaded
// by its own address, which the registry names, so that there is never a snapshot to be found.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };

  loadRemoteSnapshotInfo() {
    throw new Error('The federation runtime reads no manifests here');
  }
}

export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
