import { LANGUAGES } from '@leafshift/i18n';
import { THEME_NAMES } from '@leafshift/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { API_STATES } from '../states/index.ts';
import styles from './bench.module.css';
import { BARE, MOVED, SETTINGS_CHANGED } from './messages.ts';
import type { RemoteAlone } from './remote-alone.ts';
import {
  DIRECTIONS,
  keepSetting,
  readSettings,
  type SettingName,
  storiesOf,
  WIDTHS,
} from './settings.ts';

const shownAddress = (): string => `${location.pathname}?${BARE}`;

/** The page of `npm run qa`: every state of a remote one choice away, and the remote below it. */
export function Bench({ alone }: { alone: RemoteAlone }) {
  const [settings, setSettings] = useState(() => readSettings(alone));
  const [address] = useState(shownAddress);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const follow = (event: MessageEvent<unknown>): void => {
      if (event.source !== frame.current?.contentWindow) return;
      const moved = event.data as { readonly type?: string; readonly path?: string };
      if (moved.type === MOVED && moved.path) {
        history.replaceState(null, '', `${moved.path}${location.search}`);
      }
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);

  const change = (name: SettingName, value: string): void => {
    keepSetting(name, value);
    setSettings(readSettings(alone));
    frame.current?.contentWindow?.postMessage({ type: SETTINGS_CHANGED }, location.origin);
  };
  const choices: Readonly<Record<SettingName, readonly string[]>> = {
    story: storiesOf(alone),
    viewer: alone.viewers,
    situation: alone.situations,
    state: API_STATES,
    theme: THEME_NAMES,
    language: LANGUAGES,
    direction: DIRECTIONS,
    width: WIDTHS,
  };
  const width = settings.width === 'full' ? '100%' : `${settings.width}px`;
  return (
    <div className={styles.bench}>
      <form className={styles.choices} aria-label="How it is shown">
        <strong className={styles.name}>{alone.remote.manifest.name}</strong>
        {(Object.keys(choices) as SettingName[]).map((name) => (
          <label key={name} className={styles.choice}>
            <span>{name}</span>
            <select value={settings[name]} onChange={(event) => change(name, event.target.value)}>
              {choices[name].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <div className={styles.stage}>
        <iframe
          ref={frame}
          title={alone.remote.manifest.name}
          src={address}
          className={styles.frame}
          style={{ inlineSize: width }}
        />
      </div>
    </div>
  );
}
