/** What an endpoint does, in the words of its own documentation, which apps do not load. */
export function summaryOf(name: string): string
