/** A draft laid flat, so that two of them can be compared field by field: `figures.2025.income`. What is empty is left out. */
export type DraftFields = Readonly<Record<string, string>>
