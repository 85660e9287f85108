import { textDigest } from '@leafshift/domain/text-digest';
import type { Catalogue, FetchedEnglish, Texts } from '@leafshift/texts/catalogue';
import { createI18n } from '../create-i18n.ts';
import { sharedTexts } from './shared-texts.ts';

let count = 0;

describe('texts that shell and remotes each carry', () => {
  let namespace: string;
  const fetches = jest.fn<Promise<{ default: Texts }>, []>();

  /** The texts as one build has them. */
  const aCopy = (english: Texts | FetchedEnglish, chinese: Texts) => {
    const fetchTexts = async () => {
      fetches();
      return { default: chinese };
    };
    const others = {
      de: fetchTexts,
      es: fetchTexts,
      fr: fetchTexts,
      ar: fetchTexts,
      zh: fetchTexts,
    };
    return sharedTexts({ namespace, english, others } satisfies Catalogue);
  };
  const ENGLISH = {
    action: { back: 'Back' },
    left_one: '{{count}} place',
    left_other: '{{count}} places',
  };
  const CHINESE = { action: { back: '返回' }, left_other: '{{count}} 个名额' };

  beforeEach(() => {
    count += 1;
    namespace = `texts-${count}`;
    fetches.mockReset();
  });

  it('are fetched once for a page, however a language counts', async () => {
    await aCopy(ENGLISH, CHINESE).load('zh');
    const ofRemote = aCopy(ENGLISH, {});
    await ofRemote.load('zh');

    const i18n = createI18n({ language: 'zh', resources: {} });
    expect(ofRemote.bring(i18n, 'zh')).toBe(true);
    expect(i18n.t('left', { ns: namespace, count: 1 })).toBe('1 个名额');
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  it('are fetched by a later remote too, which can say more', async () => {
    await aCopy(ENGLISH, CHINESE).load('zh');
    const later = { ...ENGLISH, action: { back: 'Back', skip: 'Skip' } };
    const ofRemote = aCopy(later, { ...CHINESE, action: { back: '返回', skip: '跳过' } });
    await ofRemote.load('zh');

    const i18n = createI18n({ language: 'zh', resources: {} });
    ofRemote.bring(i18n, 'zh');
    expect(i18n.t('action.skip', { ns: namespace })).toBe('跳过');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('are fetched again after a failure, also by others', async () => {
    fetches.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    const ofShell = aCopy(ENGLISH, CHINESE);
    await expect(ofShell.load('zh')).rejects.toThrow('Failed to fetch');
    await aCopy(ENGLISH, CHINESE).load('zh');
    await ofShell.load('zh');

    expect(fetches).toHaveBeenCalledTimes(2);
  });

  describe('in the build of a remote, which has no English at hand', () => {
    const fetchesEnglish = jest.fn<Promise<{ default: Texts }>, []>();
    const aRemote = (english: Texts, chinese: Texts = {}) => {
      fetchesEnglish.mockReset().mockResolvedValue({ default: english });
      return aCopy({ digest: textDigest(english), fetch: fetchesEnglish }, chinese);
    };
    const said = (ofRemote: ReturnType<typeof aCopy>, key: string) => {
      const i18n = createI18n({ language: 'en', resources: {} });
      expect(ofRemote.bring(i18n, 'en')).toBe(true);
      return i18n.t(key, { ns: namespace });
    };

    it('are those of the shell, where it says the same', async () => {
      aCopy(ENGLISH, CHINESE);
      const ofRemote = aRemote(ENGLISH);
      await ofRemote.load('en');

      expect(said(ofRemote, 'action.back')).toBe('Back');
      expect(fetchesEnglish).not.toHaveBeenCalled();
    });

    it('are fetched where the shell says one word otherwise, or another one more', async () => {
      aCopy({ ...ENGLISH, action: { back: 'Go back', skip: 'Skip' } }, CHINESE);
      const ofRemote = aRemote(ENGLISH);
      await ofRemote.load('en');

      expect(said(ofRemote, 'action.back')).toBe('Back');
      expect(fetchesEnglish).toHaveBeenCalledTimes(1);
    });

    it('are those of the shell in another language too', async () => {
      await aCopy(ENGLISH, CHINESE).load('zh');
      const ofRemote = aRemote(ENGLISH);
      await ofRemote.load('zh');

      expect(said(ofRemote, 'action.back')).toBe('Back');
      expect(fetches).toHaveBeenCalledTimes(1);
      expect(fetchesEnglish).not.toHaveBeenCalled();
    });

    it('are not there before they have come, and are asked for again after a failure', async () => {
      const ofRemote = aRemote(ENGLISH);
      fetchesEnglish.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await expect(ofRemote.load('zh')).rejects.toThrow('Failed to fetch');
      expect(ofRemote.bring(createI18n({ language: 'en', resources: {} }), 'en')).toBe(false);

      await ofRemote.load('en');
      expect(said(ofRemote, 'action.back')).toBe('Back');
    });
  });
});
