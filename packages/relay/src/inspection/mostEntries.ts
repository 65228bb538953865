/** Entries of the largest document that is taken; a workbook of a hundred sheets with pictures has some hundreds. */
export const mostEntries = 5_000
