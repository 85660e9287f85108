/** Where statements and slips begin on the page. */
export const PAPERS_ID = 'earnings-papers';
