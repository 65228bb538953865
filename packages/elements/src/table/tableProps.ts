/** The props of the tables of records. */
export const tableProps = {
  columns: 'json',
  piiColumns: 'string',
  onRowSelect: { offer: 1 },
  rowActions: 'property',
  exportCsv: 'boolean',
  includeDeleted: 'boolean',
  view: 'json',
  defaultView: 'json',
  onViewChange: { event: 1 },
} as const
