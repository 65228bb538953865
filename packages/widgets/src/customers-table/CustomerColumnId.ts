/** A column of `CustomersTable`. */
export type CustomerColumnId =
  | 'name'
  | 'phone'
  | 'bvn'
  | 'nin'
  | 'email'
  | 'birthDate'
  | 'place'
  | 'registered'
  | 'status'
