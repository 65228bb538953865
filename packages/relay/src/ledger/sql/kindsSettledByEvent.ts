import { operations } from '@onlend/core/operations'

const names = Object.values(operations)
  .filter(({ settledBy }) => settledBy === 'event')
  .map(({ endpoint }) => `'${endpoint.name}'`)

/** For SQL: the kinds for which an acceptance is not the end. Written out, so that the partial index over them is used. */
export const kindsSettledByEvent: string = `(${names.join(', ')})`
