/** How many rows at the beginning of a table can hold its headings: below the letterhead of any bank. */
export const headRows = 60
