/**
 * Exact fractions for tests: a second way to compute money, which shares nothing with the sources.
 */
export class Rational {
  readonly #numerator: bigint;
  readonly #denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
    this.#numerator = numerator / divisor;
    this.#denominator = denominator / divisor;
  }

  /** Reads plain decimal text digit by digit. */
  static of(text: string): Rational {
    let numerator = 0n;
    let denominator = 1n;
    let isFraction = false;
    for (const character of text) {
      if (character === '.') {
        isFraction = true;
      } else {
        numerator = numerator * 10n + BigInt(character);
        denominator *= isFraction ? 10n : 1n;
      }
    }
    return new Rational(numerator, denominator);
  }

  static fraction(numerator: bigint | number, denominator: bigint | number): Rational {
    return new Rational(BigInt(numerator), BigInt(denominator));
  }

  plus(other: Rational): Rational {
    return new Rational(
      this.#numerator * other.#denominator + other.#numerator * this.#denominator,
      this.#denominator * other.#denominator,
    );
  }

  times(other: Rational): Rational {
    return new Rational(this.#numerator * other.#numerator, this.#denominator * other.#denominator);
  }

  /** The least whole number that is not below: minus the floor of the negative. */
  roundedUp(): bigint {
    const negative = -this.#numerator;
    const remainder = ((negative % this.#denominator) + this.#denominator) % this.#denominator;
    return -((negative - remainder) / this.#denominator);
  }
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (b !== 0n) {
    [a, b] = [b, a % b];
  }
  return a === 0n ? 1n : a;
}
