/**
 * How bodies are parsed. zod's own sentences are kept out: a host may have set a language for every schema on the page, and its
 * sentences would stand where the kit's facts belong. The input is reported to tell a missing field from a wrong one, no further.
 */
export const withoutValues = { error: (): string => 'Invalid input', reportInput: true } as const
