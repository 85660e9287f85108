// By itself, so that a page fetches no more of the contracts for it.
export { ErrorBody } from '@leafshift/contracts/core';
