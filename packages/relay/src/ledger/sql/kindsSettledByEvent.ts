import { operations } from '@onlend/core/operations'

const names = Object.values(operations)
  .filter(({ settledBy }) => settledBy === 'event')
  .map(({ endpoint }) => `'${endpoint.name}'`)

/** The kinds for which an acceptance is not the end, as literals in SQL, so that the database uses the partial index over them. */
export const kindsSettledByEvent: string = `(${names.join(', ')})`
