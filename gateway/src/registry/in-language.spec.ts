import { inLanguage } from './in-language.ts';

const HASH = 'sha256-AAAA';
const NOTHING = { files: [], shared: [] };
const aFile = (file: string) => ({ file, integrity: HASH });
const textsOf = (file: string) => ({ files: [aFile(file)], shared: [] });

const anEntry = (name: string) => ({
  current: 'aaaaaaaaaaaa',
  releases: {
    aaaaaaaaaaaa: {
      id: 'aaaaaaaaaaaa',
      manifest: {
        name,
        titles: { en: 'trainings', fr: 'formations', de: 'Schulungen' },
        nav: [
          {
            path: '/trainings',
            texts: { en: 'Trainings', de: 'Schulungen' },
            bar: { en: 'Train', fr: 'Former', de: 'Lernen' },
          },
        ],
        account: [{ path: '/me', texts: { en: 'Me', fr: 'Moi', de: 'Ich' } }],
      },
      preload: {
        remote: NOTHING,
        slots: { texts: NOTHING },
        locales: { en: textsOf('en.js'), fr: textsOf('fr.js'), de: textsOf('de.js') },
      },
      pictures: { list: [aFile('all.js')] },
      pictureScripts: {
        en: { list: aFile('picture-en.js') },
        fr: { list: aFile('picture-fr.js') },
        de: { list: aFile('picture-de.js') },
      },
    },
  },
});

const read = (remotes: object, language: 'fr' | 'en') =>
  JSON.parse(inLanguage(JSON.stringify({ remotes }), language)).remotes;

describe('a registry for who reads in a language', () => {
  it('says what remotes say in it, and in English where they do not speak it', () => {
    const { manifest } = read({ trainings: anEntry('trainings') }, 'fr').trainings.releases
      .aaaaaaaaaaaa;

    expect(manifest).toEqual({
      name: 'trainings',
      titles: { en: 'trainings', fr: 'formations' },
      nav: [{ path: '/trainings', texts: { en: 'Trainings' }, bar: { en: 'Train', fr: 'Former' } }],
      account: [{ path: '/me', texts: { en: 'Me', fr: 'Moi' } }],
    });
  });

  it('names the files of its texts and pictures, and everything else as it was', () => {
    const { preload, pictures, pictureScripts } = read({ trainings: anEntry('trainings') }, 'en')
      .trainings.releases.aaaaaaaaaaaa;

    expect(preload).toEqual({
      remote: NOTHING,
      slots: { texts: NOTHING },
      locales: { en: textsOf('en.js') },
    });
    expect(pictures).toEqual({ list: [aFile('all.js')] });
    expect(pictureScripts).toEqual({ en: { list: aFile('picture-en.js') } });
  });

  it.each(['titles', 'texts', 'bar', 'locales'])(
    'takes a remote that is called "%s" for a remote',
    (name) => {
      const remotes = read({ [name]: anEntry(name) }, 'fr');
      expect(remotes[name].releases.aaaaaaaaaaaa.manifest.name).toBe(name);
      expect(remotes[name].current).toBe('aaaaaaaaaaaa');
    },
  );

  it('leaves an entry that says nothing as it is', () => {
    expect(read({ trainings: null, texts: 'broken' }, 'fr')).toEqual({
      trainings: null,
      texts: 'broken',
    });
  });
});
