/** The id of the element that holds a page: it gets the focus after each change of page. */
export const CONTENT_ID = 'content';
