/** What a table does with personal data: behind a button for each value, not there at all, or in the open. */
export type PersonalColumns = 'masked' | 'hidden' | 'full'
