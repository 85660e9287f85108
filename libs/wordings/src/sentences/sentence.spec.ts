import { rateBelowMinimum } from '@leafshift/domain/posting-rules';
import { loadCatalogue } from '../catalogue.ts';
import { sentenceIn } from './sentence.ts';

describe('a sentence of a rule', () => {
  it('is said in another language', async () => {
    const { sentences } = await loadCatalogue('fr');
    expect(sentenceIn(sentences, 'Too Short!')).toBe('Trop court!');
  });

  it('keeps its values, and translates those that are words of the trade', async () => {
    const { sentences } = await loadCatalogue('de');
    expect(sentenceIn(sentences, rateBelowMinimum('Cultivation').msg)).toBe(
      'Der Stundenlohn für Anbau darf nicht unter $25 liegen',
    );
  });

  it('stays as it is in English, and where nobody has translated it', async () => {
    const { sentences } = await loadCatalogue('zh');
    expect(sentenceIn(sentences, 'Bring boots (size 9) please')).toBe(
      'Bring boots (size 9) please',
    );
    expect(sentenceIn({}, 'Too Short!')).toBe('Too Short!');
  });
});
