/** A row of `onlend_operation_rows` as a driver returns it. */
export type RowRow = {
  operation_id: string
  position: number
  reference: string
  amount: string | null
  state: 'awaited' | 'succeeded' | 'failed'
  service_reference: string | null
}
