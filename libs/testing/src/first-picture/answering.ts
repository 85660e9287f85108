/** What the API says to a picture, by path; an address that is not there is refused. */
export type PictureAnswers = Readonly<Record<string, unknown>>;

/** What the API says at an address, its query left out; null for a refusal. */
export const answerTo = (answers: PictureAnswers, address: string): unknown =>
  answers[address.split('?')[0] ?? ''] ?? null;

/** A picture's `ask` with these answers, and the addresses that it was asked for. */
export function answering(answers: PictureAnswers) {
  const asked: string[] = [];
  const ask = async <Said>(address: string): Promise<Said | null> => {
    asked.push(address);
    return answerTo(answers, address) as Said | null;
  };
  return { asked, ask };
}

/** The texts of what a selector finds in a picture or a page. */
export const textsOf = (selector: string, place: Element) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
