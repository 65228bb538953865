/**
 * The options for parsing bodies. The options keep zod's own sentences out, since a host can set a language for every schema on the page, whose
 * sentences would replace the kit's facts. The input in an issue only distinguishes a missing field from a wrong one.
 */
export const withoutValues = { error: (): string => 'Invalid input', reportInput: true } as const
