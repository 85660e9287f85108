/** The query by which a page shows the remote itself, without the choices around it. */
export const BARE = 'bare';

/** To the remote's page: the settings of the tab are others now. */
export const SETTINGS_CHANGED = 'remote-alone.settings';

/** From the remote's page: it shows another path. */
export const MOVED = 'remote-alone.moved';
