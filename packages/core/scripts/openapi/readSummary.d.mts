/** What an endpoint does, in the words of its own documentation, which apps do not load. */
export function readSummary(name: string): string

/** What a route of the relay's own does: the first sentence of its documentation, and the rest. */
export function readRelaySummary(name: string): { summary: string; description: string }
