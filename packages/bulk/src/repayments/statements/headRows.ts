/** The number of first rows that can hold a table's headings: below the letterhead of any bank. */
export const headRows = 60
