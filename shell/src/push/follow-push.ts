import type { Portal } from '../composition/portal-context.ts';
import { pushChoice } from './push-choice.ts';

/**
 * A device on which somebody has switched pushes on has them again in their next session, and with the
 * portal's next keys (NOTIFY-21). Nothing is loaded for who has not.
 */
export function followPush({ core, afterPage }: Pick<Portal, 'core' | 'afterPage'>): void {
  const { session, api } = core;
  let seen: string | null = null;
  const follow = async (): Promise<void> => {
    const state = session.state.get();
    const userId = state.status === 'signed-in' ? state.user._id : null;
    if (userId === seen) return;
    seen = userId;
    if (userId === null || !pushChoice.isWantedBy(userId)) return;
    await afterPage;
    const { renewPush } = await import(/* webpackChunkName: "renew-push" */ './renew-push.ts');
    if (seen === userId) await renewPush(api);
  };
  const begin = (): void => {
    follow().catch(reportError);
  };
  session.state.subscribe(begin);
  begin();
  session.onEnd(() => {
    const putAway = async (): Promise<void> => {
      const { closeShown } = await import(/* webpackChunkName: "renew-push" */ './renew-push.ts');
      await closeShown();
    };
    if ('serviceWorker' in navigator) putAway().catch(reportError);
  });
}
