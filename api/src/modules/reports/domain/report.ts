import type { Language } from '@leafshift/domain/languages';

/** One line of the report: what, how much, and how much it was before. */
export interface ReportFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export interface ReportPart {
  readonly title: string;
  readonly figures: readonly ReportFigure[];
}

/** A weekly report as it is said to one person, in plain text. */
export interface Report {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly parts: readonly ReportPart[];
  readonly button: { readonly label: string; readonly url: string };
  readonly why: string;
  readonly settingsUrl: string;
  readonly footer: string;
}
