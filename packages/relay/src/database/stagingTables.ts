/** Everything that is staged is counted before one more file is written down: from an index, and not from the rows. */
export const stagingTables: { id: number; statements: readonly string[] } = {
  id: 22,
  statements: ['create index onlend_uploads_size on onlend_uploads (state, size)'],
}
